/** The other side is `public/worker.js`. */
export function keepOffline(): void {
  // Some private windows have no workers, and the page needs none.
  if ("serviceWorker" in navigator)
    void navigator.serviceWorker.register("/worker.js").catch(() => undefined);
}
