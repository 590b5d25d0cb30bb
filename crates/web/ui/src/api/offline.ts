/** Lets the browser show an offline page where the program does not run; see `public/worker.js`. */
export function keepOffline(): void {
  // Browsers have no workers in some private windows, and the page needs none.
  if ("serviceWorker" in navigator)
    void navigator.serviceWorker.register("/worker.js").catch(() => undefined);
}
