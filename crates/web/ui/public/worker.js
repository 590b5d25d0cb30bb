// Shows the offline page where the program does not answer. That page and its style sheet are all it keeps: the other
// files have their own cache headers, and what the program says is never kept.

const KEPT = "offline";
const PAGE = "/offline.html";
const STYLE = "/offline.css";

async function keep() {
  const cache = await caches.open(KEPT);
  await cache.addAll([PAGE, STYLE]);
}

/** Which of the two stands in for the answer to a request, if one does. */
function standIn({ mode, url }) {
  const { pathname } = new URL(url);
  if (pathname === STYLE) return STYLE;
  return mode === "navigate" && !pathname.startsWith("/api/") ? PAGE : null;
}

async function answer(event, kept) {
  try {
    const answered = await fetch(event.request);
    // Another version of the program may have another offline page.
    event.waitUntil(keep().catch(() => undefined));
    return answered;
  } catch {
    return (await caches.match(kept, { cacheName: KEPT })) ?? Response.error();
  }
}

addEventListener("install", (event) => event.waitUntil(keep().then(() => skipWaiting())));

addEventListener("fetch", (event) => {
  const kept = standIn(event.request);
  if (kept !== null) event.respondWith(answer(event, kept));
});
