// The service worker: what is shown while the program cannot be reached, and notifications while no page is open. SHELL,
// the addresses of what it caches, and VERSION are defined before it.

const CACHE = `shell-${VERSION}`;
const OFFLINE = "/offline";

self.addEventListener("install", (event) => {
  const keep = async () => {
    const cache = await caches.open(CACHE);
    await cache.addAll([OFFLINE, ...SHELL]);
    await self.skipWaiting();
  };
  event.waitUntil(keep());
});

self.addEventListener("activate", (event) => {
  const begin = async () => {
    const old = (await caches.keys()).filter((name) => name.startsWith("shell-") && name !== CACHE);
    await Promise.all(old.map((name) => caches.delete(name)));
    await self.clients.claim();
  };
  event.waitUntil(begin());
});

// Pages always come from the program, because yesterday's table is useless. Only what never changes comes from here.
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== location.origin || request.method !== "GET") return;
  if (request.mode === "navigate") {
    event.respondWith(fetch(request).catch(() => caches.match(OFFLINE, { cacheName: CACHE })));
  } else if (SHELL.includes(pathname)) {
    event.respondWith(caches.match(request, { cacheName: CACHE }).then((kept) => kept ?? fetch(request)));
  }
});

const own = (path) => (typeof path === "string" && /^\/(?!\/)/.test(path) ? path : "/");

self.addEventListener("push", (event) => {
  const show = async () => {
    let told = {};
    try {
      told = event.data.json();
    } catch {
      // What cannot be read becomes a notification without words.
    }
    // Always shown: browsers withdraw push from pages that do not show what they receive. If somebody is looking at the
    // table, the program knows that and has sent nothing.
    const url = own(told.url);
    const { title = "Snowdonia", body = "" } = told;
    const icon = "/icons/192.png";
    await self.registration.showNotification(title, { body, icon, badge: icon, tag: url, renotify: true, data: { url } });
  };
  event.waitUntil(show());
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const open = async () => {
    const url = own(event.notification.data?.url);
    const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
    const there = windows.find((window) => new URL(window.url).pathname === url);
    await (there ? there.focus() : self.clients.openWindow(url));
  };
  event.waitUntil(open());
});

// A push service may give a browser a new address.
self.addEventListener("pushsubscriptionchange", (event) => {
  const renew = async () => {
    const options = event.oldSubscription?.options;
    if (!options) return;
    const { endpoint, keys } = (await self.registration.pushManager.subscribe(options)).toJSON();
    const form = new URLSearchParams({ endpoint, key: keys.p256dh, secret: keys.auth, renewed: "yes" });
    await fetch("/notices/device", { method: "POST", body: form });
  };
  event.waitUntil(renew());
});
