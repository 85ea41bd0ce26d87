// Standing orders are shown at their seats.

function showOrders() {
  $$(".order-chip").forEach((one) => one.remove());
  for (const { dataset } of $$("#bar [data-order]")) {
    const at = `#board .player.seat-${dataset.seat} .player-name, #board [id$="-player-${dataset.seat}"] > .panel-title`;
    for (const name of $$(at)) {
      const chip = document.createElement("span");
      chip.className = "order-chip";
      chip.setAttribute("role", "img");
      chip.setAttribute("aria-label", dataset.order);
      chip.title = dataset.order;
      chip.textContent = "»";
      if (name.matches(".panel-title")) name.append(" ", chip);
      else name.after(chip);
    }
  }
}
