/** Longer nobody waits for a moment without work. */
const PATIENCE_MS = 1000;

/** Does it once the page has nothing else to do. @returns what calls it off */
export function whenIdle(work: () => void): () => void {
  // Safari has no such moments
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = setTimeout(work, 1);
    return () => clearTimeout(timer);
  }
  const asked = window.requestIdleCallback(work, { timeout: PATIENCE_MS });
  return () => window.cancelIdleCallback(asked);
}
