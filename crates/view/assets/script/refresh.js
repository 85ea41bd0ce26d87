// Lists and tables that people still come to: looked at afresh now and then, unless somebody is busy there.

// A part of a page that names how many seconds may pass.
const fresh = () => $("#fresh[data-refresh]");

async function lookAfresh() {
  const { page, address } = await get(location.href);
  // The game has begun, or the table is gone.
  if (new URL(address).pathname !== location.pathname) return location.assign(address);
  const [old, now] = [fresh(), page.getElementById("fresh")];
  if (!now) return location.reload();
  const busy = old.contains(document.activeElement) || $("details[open]", old);
  if (old.innerHTML !== now.innerHTML && !busy) old.replaceWith(document.adoptNode(now));
}

function refreshing() {
  const wait = () =>
    setTimeout(async () => {
      if (!document.hidden && fresh()) await lookAfresh();
      if (fresh()) wait();
    }, Number(fresh().dataset.refresh) * 1000);
  wait();
}
if (fresh()) refreshing();
