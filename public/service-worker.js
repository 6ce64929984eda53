/*
 * Beside the pages of one shop. It keeps the page that says that there is no line, and the files of one build, which
 * never change: no page that somebody has seen, and nothing below /api. Registered as /service-worker.js?build=…, so
 * that another build is another worker.
 */
const build = new URL(self.location.href).searchParams.get('build') ?? '';
const PAGES = `pages ${build}`;
const FILES = `files ${build}`;
/** A picture that another app shared, until the page for it takes it (features/catalog/shared-picture.ts). */
const SHARED = 'shared';
const SHARED_PICTURE = '/share/picture';
const MOST_FILES = 300;
const LANGUAGES = 'en zh-CN zh-HK vi ru ru2 ko ja fr es pt ar th la id ms uz bg'.split(' ');
const OFFLINE = '/offline.html';
const ICON = '/app-icon.png?size=192';

const offlinePathOf = (address) => {
  const [, first] = new URL(address).pathname.split('/');
  return LANGUAGES.includes(first) ? `/${first}${OFFLINE}` : OFFLINE;
};

/** Of nobody in particular: without cookies. */
const asked = (path) => new Request(path, { credentials: 'omit', cache: 'no-cache' });

self.addEventListener('install', (event) => {
  const keep = async () => {
    const cache = await caches.open(PAGES);
    const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
    const pages = new Set([OFFLINE, ...open.map(({ url }) => offlinePathOf(url))]);
    await cache.addAll([...pages, ICON].map(asked));
    await self.skipWaiting();
  };
  event.waitUntil(keep());
});

self.addEventListener('activate', (event) => {
  const takeOver = async () => {
    const names = await caches.keys();
    await Promise.all(
      names.filter((name) => ![PAGES, FILES, SHARED].includes(name)).map((name) => caches.delete(name)),
    );
    // a page need not wait until this worker is awake
    await self.registration.navigationPreload?.enable();
    await self.clients.claim();
  };
  event.waitUntil(takeOver());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== self.location.origin || url.pathname.startsWith('/api/')) return;
  if (request.method === 'POST' && isShare(url)) event.respondWith(takeShared(request, url));
  else if (request.mode === 'navigate') event.respondWith(openPage(event));
  else if (request.method !== 'GET') return;
  else if (url.pathname.startsWith('/_next/static/')) event.respondWith(readFile(event));
  else if (url.pathname + url.search === ICON) event.respondWith(readIcon(request));
});

async function openPage(event) {
  const offline = offlinePathOf(event.request.url);
  try {
    const page = (await event.preloadResponse) ?? (await fetch(event.request));
    event.waitUntil(keepOffline(offline));
    return page;
  } catch (error) {
    const cache = await caches.open(PAGES);
    const kept = (await cache.match(offline)) ?? (await cache.match(OFFLINE));
    if (kept) return kept;
    throw error;
  }
}

/** In the language that is read now. */
async function keepOffline(path) {
  const cache = await caches.open(PAGES);
  if (!(await cache.match(path))) await cache.add(asked(path)).catch(() => undefined);
}

async function readFile(event) {
  const cache = await caches.open(FILES);
  const kept = await cache.match(event.request);
  if (kept) return kept;
  const file = await fetch(event.request);
  if (file.status === 200 && file.type === 'basic') event.waitUntil(keepFile(cache, event.request, file.clone()));
  return file;
}

async function keepFile(cache, request, file) {
  try {
    await cache.put(request, file);
    const files = await cache.keys();
    await Promise.all(files.slice(0, Math.max(0, files.length - MOST_FILES)).map((old) => cache.delete(old)));
  } catch {
    // a phone without room for it reads it anew
  }
}

async function readIcon(request) {
  const cache = await caches.open(PAGES);
  return (await cache.match(ICON)) ?? fetch(request);
}

const isShare = ({ pathname }) => pathname === '/share' || /^\/[^/]+\/share$/.test(pathname);

/** What another app shared: the page for it gets the words in its address, and takes the picture from here. */
async function takeShared(request, { pathname }) {
  const whole = request.clone();
  try {
    const form = await request.formData();
    const query = new URLSearchParams();
    for (const [name, most] of [
      ['title', 200],
      ['text', 1000],
      ['url', 1500],
    ]) {
      const value = form.get(name);
      if (typeof value === 'string' && value) query.set(name, [...value].slice(0, most).join(''));
    }
    const picture = form.get('picture');
    if (picture instanceof File && picture.size > 0) {
      await caches.delete(SHARED);
      const cache = await caches.open(SHARED);
      await cache.put(SHARED_PICTURE, new Response(picture, { headers: { 'content-type': picture.type } }));
      query.set('picture', '1');
    }
    return Response.redirect(`${pathname}?${query}`, 303);
  } catch {
    // the server reads what this could not
    return fetch(whole);
  }
}

/** A notice of the shop (server/modules/account/push-sending.service.ts): the same one again takes the first one's place. */
self.addEventListener('push', (event) => {
  const notice = noticeOf(event.data);
  const { title, body, link, tag, lang, dir } = notice;
  const shown = { body, tag, lang, dir, icon: ICON, badge: ICON, data: { link } };
  event.waitUntil(self.registration.showNotification(title, shown));
});

/** A browser wants something shown for each push, also for one that it cannot read. */
function noticeOf(data) {
  try {
    return { title: '', ...data?.json() };
  } catch {
    return { title: self.location.hostname };
  }
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const url = new URL(event.notification.data?.link ?? '/', self.location.origin);
  event.waitUntil(openShop(url.origin === self.location.origin ? url.href : '/'));
});

/** In a page of the shop that is open, else in a new one. */
async function openShop(address) {
  const [open] = await self.clients.matchAll({ type: 'window' });
  if (!open) return self.clients.openWindow(address);
  // a window that may not be brought to the front shows the page all the same
  await open.focus().catch(() => undefined);
  return open.navigate(address).catch(() => self.clients.openWindow(address));
}
