// Addresses to copy or share, and the host's key.

// Without TLS browsers neither copy nor share for a page; then the address is selected, and copying takes a key press.
for (const button of $$("[data-copy]")) button.hidden = false;
for (const button of $$("[data-share]")) button.hidden = !navigator.share;

async function copy(button) {
  const field = $("input", button.parentElement);
  field.select();
  const copied = await navigator.clipboard?.writeText(field.value).then(
    () => true,
    () => false,
  );
  $("[role=status]", button.parentElement).textContent = copied ? button.dataset.done : button.dataset.selected;
}

document.addEventListener("click", (event) => {
  const button = event.target.closest("[data-copy], [data-share]");
  if (!button) return;
  if ("copy" in button.dataset) copy(button);
  // Cancelling the share dialog is not an error.
  else navigator.share({ url: $("input", button.parentElement).value }).catch(() => {});
});
document.addEventListener("focusin", (event) => event.target.matches(".address input") && event.target.select());

// The key of a host link comes after the #, where only this page sees it; it is sent once and removed from the address bar.
const hostKey = $("form.host-key");
if (hostKey && location.hash.length > 1) {
  $("[name=key]", hostKey).value = location.hash.slice(1);
  history.replaceState(null, "", location.pathname);
  hostKey.requestSubmit();
}
