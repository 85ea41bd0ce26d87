// Installing the program as an app. Browsers offer it over TLS and on the machine itself; elsewhere all of it is hidden,
// and the settings page says why.

const find = (selector) => document.querySelector(selector);
const canWork = () => window.isSecureContext && Boolean(navigator.serviceWorker);

/** The worker: over TLS for everybody, on the machine itself for people who have installed the program or can do so here. */
const works = canWork() && (location.protocol === "https:" || matchMedia("(display-mode: standalone)").matches || find("[data-worker]"))
  ? navigator.serviceWorker.register("/service-worker.js").catch(() => null)
  : null;

/** The offline page is in the same language as the others. */
async function keepOffline() {
  const { lang } = document.documentElement;
  try {
    if (!works || !(await works) || localStorage.getItem("offline") === lang) return;
    for (const name of await caches.keys()) {
      if (name.startsWith("shell-")) await (await caches.open(name)).add("/offline");
    }
    localStorage.setItem("offline", lang);
  } catch {
    // A browser without storage cannot keep the page.
  }
}
keepOffline();

// Returns as soon as there is a connection again.
if (find("[data-offline]")) addEventListener("online", () => location.reload());

let offer = null;
addEventListener("beforeinstallprompt", (event) => {
  offer = event;
  const place = find("[data-install]");
  if (place) {
    event.preventDefault();
    place.hidden = false;
  }
});
find("[data-install] button")?.addEventListener("click", () => offer?.prompt());
addEventListener("appinstalled", () => {
  const place = find("[data-install]");
  if (place) place.hidden = true;
});

if (!canWork()) for (const one of document.querySelectorAll("[data-plain]")) one.hidden = false;
