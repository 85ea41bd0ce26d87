// Standing orders are seen at the seats they are for.

function showOrders() {
  $$(".order-chip").forEach((one) => one.remove());
  for (const { dataset } of $$("#bar [data-order]")) {
    for (const name of $$(`#board .player.seat-${dataset.seat} .player-name`)) {
      const chip = document.createElement("span");
      chip.className = "order-chip";
      chip.setAttribute("role", "img");
      chip.setAttribute("aria-label", dataset.order);
      chip.title = dataset.order;
      chip.textContent = "»";
      name.after(chip);
    }
  }
}
