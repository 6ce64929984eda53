import { monitorEventLoopDelay } from 'node:perf_hooks';

const WINDOW_MS = 10_000;
/** Each look wakes the process: a process that looked fifty times a second would do little else where it is idle. */
const RESOLUTION_MS = 250;
/** So long that another process does better. */
const LATE_MS = 1000;
/** Every tenth look of a window: one long stall is a mishap, four of a second are a load. */
const PERCENTILE = 90;

let lately = 0;

/** Milliseconds by which every tenth look of the last ten seconds was late, or more. */
export const loopDelayMs = (): number => lately;
export const isOverloaded = (): boolean => lately > LATE_MS;

/** @returns the stop */
export function watchEventLoop(windowMs = WINDOW_MS): () => void {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delay.enable();
  const timer = setInterval(() => {
    lately = Math.max(0, delay.percentile(PERCENTILE) / 1e6 - RESOLUTION_MS);
    delay.reset();
  }, windowMs).unref();
  return () => {
    clearInterval(timer);
    delay.disable();
    lately = 0;
  };
}
