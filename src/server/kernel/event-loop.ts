import { monitorEventLoopDelay } from 'node:perf_hooks';

const WINDOW_MS = 10_000;
/** So late that another process does better: one request in a hundred waits a second before anybody looks at it. */
const LATE_MS = 1000;

let lately = 0;

/** Milliseconds by which the event loop was late in the last ten seconds, at the 99th percentile. */
export const loopDelayMs = (): number => lately;
export const isOverloaded = (): boolean => lately > LATE_MS;

/** @returns the stop */
export function watchEventLoop(windowMs = WINDOW_MS): () => void {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  const timer = setInterval(() => {
    lately = delay.percentile(99) / 1e6;
    delay.reset();
  }, windowMs).unref();
  return () => {
    clearInterval(timer);
    delay.disable();
    lately = 0;
  };
}
