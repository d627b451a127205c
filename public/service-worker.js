/**
 * Keeps what was seen, so that it can be seen again without a network: pages and their files, the last map view,
 * favourites. What comes from the server always wins; only files that never change under their name are not asked for again.
 */

// A build writes its own mark here, so that browsers notice a new one. Without it, while developing, nothing is kept.
const BUILD = "BUILD_MARK";
const isBuilt = !BUILD.startsWith("BUILD");

/** How many answers each drawer holds; the oldest leave first. */
const DRAWERS = { pages: 80, files: 300, calls: 150, pictures: 250, tiles: 800, notes: 10 };
const HOUR_MS = 3_600_000;
const OFFLINE_PAGE = "/offline";
const LAST_MAP = "/last-map";
const PRIVATE =
  /^\/(admin|auth|login|mailbox|api\/admin|api\/unsubscribe|images\/me|profile\/change-password)(\/|\.data$|$)/;
/** Pages that lead a guest to the login. */
const NEEDS_USER = /^\/(profile|add)(\/|\.data$|$)/;

self.addEventListener("install", (event) => {
  if (isBuilt) event.waitUntil(keepOfflinePage());
});

self.addEventListener("activate", (event) => {
  event.waitUntil(dropOldBuild());
});

self.addEventListener("message", (event) => {
  const { data } = event;
  if (data === "take over") self.skipWaiting();
  if (!isBuilt) return;
  if (data === "signed out") event.waitUntil(forgetOldSession());
  const { keep = [], ahead = [] } = data;
  const kept = [...keep.map((url) => keepPage(url)), ...ahead.map(keepAhead)];
  event.waitUntil(Promise.allSettled(kept));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (!isBuilt || url.origin !== location.origin) return;
  if (url.pathname === "/api/logout") event.waitUntil(endPush().catch(() => {}));
  // After signing in or out, nothing of the previous user may be shown.
  if (url.pathname === "/api/logout" || url.pathname.startsWith("/auth/")) event.waitUntil(forgetPeople());
  if (request.method !== "GET" || PRIVATE.test(url.pathname)) return;
  const answer = answerFor(event, url);
  if (answer) event.respondWith(answer);
});

self.addEventListener("push", (event) => {
  const { title, body, url, tag } = event.data.json();
  const look = { icon: "/icons/icon-192.png", badge: "/icons/icon-192.png" };
  // A message that came twice has the same tag, and replaces itself in silence.
  event.waitUntil(self.registration.showNotification(title, { body, tag, data: { url }, ...look }));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(openPage(new URL(event.notification.data.url, location.origin)));
});

/** In an open window of ours where there is one. */
async function openPage({ href, origin }) {
  if (origin !== location.origin) return;
  const [window] = await clients.matchAll({ type: "window" });
  const shown = await window?.navigate(href).catch(() => undefined);
  await (shown ? shown.focus() : clients.openWindow(href));
}

/** The next user of this browser gets no messages of the last one; the push service tells the server that it is gone. */
async function endPush() {
  const subscription = await self.registration.pushManager?.getSubscription();
  await subscription?.unsubscribe();
}

function answerFor({ request, clientId }, url) {
  if (request.mode === "navigate") return answerPage(request, url);
  if (url.pathname.endsWith(".data")) return answerData(request, url, clientId);
  if (/^\/(assets|icons)\/|^\/favicon/.test(url.pathname)) return fromDrawer(request, "files");
  if (/^\/(posters|images|maps|pictures)\//.test(url.pathname)) return fromDrawer(request, "pictures");
  if (url.pathname.startsWith("/basemap/")) return fromTiles(request, url);
  if (url.pathname === "/api/current_user") return askWho(request);
  if (url.pathname.startsWith("/api/")) return answerCall(request, url);
  return undefined;
}

async function answerPage(request, url) {
  try {
    const answer = await fetch(request);
    // A frame of another site gets no session cookie, so the page there is a guest's.
    if (url.pathname === "/embed") return answer;
    noticeGuest(answer, url);
    if (answer.ok) {
      put("pages", request.url, answer.clone());
      noteMap(url);
    }
    return answer;
  } catch (error) {
    const last = url.pathname === "/map" && url.search === "" && (await find("notes", LAST_MAP));
    if (last) return Response.redirect(await last.text());
    const kept = await find("pages", request.url, { ignoreSearch: true });
    if (kept) return marked(kept);
    const explanation = await find("notes", OFFLINE_PAGE);
    if (!explanation) throw error;
    // Only under its own address: under another, the product would look for what belongs there.
    return url.pathname === OFFLINE_PAGE ? explanation : Response.redirect(OFFLINE_PAGE);
  }
}

/** Marks an answer from the cache: the browser may be online while the server does not answer. */
async function marked(page) {
  const html = await page.text();
  return new Response(html.replace("<html", "<html data-kept"), { headers: page.headers });
}

/** What a step inside the product loads. Where it was not kept, the whole page may have been: it is opened instead. */
async function answerData(request, url, clientId) {
  try {
    const tellKept = async () => (await clients.get(clientId))?.postMessage("kept");
    const answer = await fromNetwork(request, "pages", { ignoreSearch: true }, tellKept);
    noticeGuest(answer, url);
    return answer;
  } catch {
    const page = url.pathname.replace(/^\/_root\.data$|\.data$/, "") || "/";
    // Data fetched ahead, for a step that may never be taken, is asked for in another mode.
    const visitor = request.mode === "cors" && (await clients.get(clientId));
    if (visitor) visitor.navigate(page).catch(() => {});
    return Response.error();
  }
}

async function answerCall(request, url) {
  const answer = await fromNetwork(request, "calls");
  if (answer.status === 401) forgetOldSession();
  // Every move of the map asks for some of these; its address is the referrer.
  if (request.referrer && /^\/api\/(locations|overview|timeline)\//.test(url.pathname))
    noteMap(new URL(request.referrer));
  return answer;
}

/** Stores the view that the map is opened with the next time without a network. */
function noteMap({ pathname, search, href }) {
  if (pathname === "/map" && search) put("notes", LAST_MAP, new Response(href));
}

/** Never cached: it tells which user is signed in now. */
async function askWho(request) {
  const answer = await fetch(request);
  if (answer.ok && (await answer.clone().text()) === "false") forgetOldSession();
  return answer;
}

async function fromNetwork(request, drawer, options, onKept) {
  try {
    const answer = await fetch(request);
    if (answer.ok) put(drawer, request.url, answer.clone());
    return answer;
  } catch (error) {
    const kept = await find(drawer, request.url, options);
    if (!kept) throw error;
    onKept?.();
    return kept;
  }
}

async function fromDrawer(request, drawer) {
  const kept = await find(drawer, request.url);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) put(drawer, request.url, answer.clone());
  return answer;
}

/** Parts of a file cannot be kept as such: each is kept as a whole of its own and handed out as a part again. */
async function fromTiles(request, url) {
  const range = request.headers.get("range");
  if (!range)
    return url.pathname.startsWith("/basemap/streets/")
      ? fromDrawer(request, "tiles")
      : fromNetwork(request, "calls");
  const key = `${request.url}?${range}`;
  const kept = await find("tiles", key);
  if (kept) return new Response(kept.body, { status: 206, headers: kept.headers });
  const answer = await fetch(request);
  if (answer.status === 206) {
    const { headers } = answer;
    put("tiles", key, new Response(answer.clone().body, { headers }));
  }
  return answer;
}

/** Fetches a page, its data and every file it names. */
async function keepPage(url) {
  const { pathname } = new URL(url, location.origin);
  if (PRIVATE.test(pathname)) return;
  const page = await fetch(url);
  if (!page.ok) return;
  const text = await page.text();
  // An answer that was led on may not be handed to a page; a copy of it may.
  await put("pages", page.url, new Response(text, { headers: page.headers }));
  await keepFiles(text);
  await fromNetwork(new Request(`${pathname === "/" ? "/_root" : pathname}.data`), "pages");
}

/** Prefetches a page and its pictures; once an hour is often enough. */
async function keepAhead(url) {
  const kept = await find("pages", new URL(url, location.origin).href);
  if (kept && Date.now() - Date.parse(kept.headers.get("date")) < HOUR_MS) return;
  await keepPage(url);
  const page = await find("pages", new URL(url, location.origin).href);
  const pictures = new Set(
    (await page?.text())?.match(/\/(?:posters|maps|images\/event)\/[\w.,/-]+\.(?:svg|avif)(?:\?v=\w+)?/g),
  );
  await Promise.allSettled([...pictures].map((picture) => fromDrawer(new Request(picture), "pictures")));
}

/** Requested without cookies, so that it shows no user's name. */
async function keepOfflinePage() {
  const page = await fetch(OFFLINE_PAGE, { credentials: "omit" });
  if (!page.ok) return;
  await put("notes", OFFLINE_PAGE, page.clone());
  await keepFiles(await page.text());
}

async function keepFiles(html) {
  const files = new Set(html.match(/\/assets\/[\w.-]+\.(?:js|css|woff2|svg)/g));
  await Promise.all([...files].map((file) => fromDrawer(new Request(file), "files").catch(() => {})));
}

async function find(drawer, url, options) {
  const cache = await caches.open(drawer);
  return (
    (await cache.match(url, { ignoreVary: true })) ??
    (options && (await cache.match(url, { ignoreVary: true, ...options })))
  );
}

async function put(drawer, url, answer) {
  // A full disk costs the memory, not the answer.
  try {
    const cache = await caches.open(drawer);
    await cache.delete(url);
    await cache.put(url, answer);
    const keys = await cache.keys();
    await Promise.all(keys.slice(0, -DRAWERS[drawer]).map((key) => cache.delete(key)));
  } catch {}
}

const isSomebodys = (answer) => /no-store/.test(answer.headers.get("cache-control") ?? "");

/**
 * A page made for a guest, or a step to the login, tells that the session is over: it expired, or was ended on another
 * device. Where an answer leads on, a worker sees neither its headers nor where to.
 */
function noticeGuest(answer, url) {
  const isLedAway = answer.type === "opaqueredirect" && NEEDS_USER.test(url.pathname);
  const isForGuest = (answer.ok || answer.status === 202) && !isSomebodys(answer);
  if (isLedAway || isForGuest) forgetOldSession();
}

/** Deletes the caches of a user who has signed out; guests keep theirs. */
async function forgetOldSession() {
  const pages = await caches.open("pages");
  if ((await pages.matchAll()).some(isSomebodys)) await forgetPeople();
}

async function forgetPeople() {
  await Promise.all(["pages", "calls"].map((drawer) => caches.delete(drawer)));
  await (await caches.open("notes")).delete(LAST_MAP);
}

/** A new build brings new files; pages of the old one would ask for files that the server no longer has. */
async function dropOldBuild() {
  const marks = await caches.open("build");
  const last = await marks.match("/build");
  if (last && (await last.text()) !== BUILD) {
    await Promise.all(Object.keys(DRAWERS).map((drawer) => caches.delete(drawer)));
    await keepOfflinePage().catch(() => {});
  }
  await marks.put("/build", new Response(BUILD));
}
