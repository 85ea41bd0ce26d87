// The service worker: what is shown while the program cannot be reached. SHELL, the addresses of what it keeps, and
// VERSION stand before it.

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

// Pages come from the program, always: yesterday's table is of no use. What never changes comes from here.
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
