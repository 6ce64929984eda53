import { monitorEventLoopDelay, performance } from 'node:perf_hooks';

const WINDOW_MS = 10_000;
/** Each look wakes the process: one that looked fifty times a second would do little else where it is nearly idle. */
const RESOLUTION_MS = 250;
/** So long that another process does better. */
const LATE_MS = 1000;
/** Every tenth look of a window: one long stall is a mishap, four of a second are a load. */
const PERCENTILE = 90;
/** A process that was at work for less of the last window is late for nobody: it is not looked at in the next one. */
const BUSY = 0.2;

let lately = 0;

/** Milliseconds by which every tenth look of the last ten seconds was late, or more. */
export const loopDelayMs = (): number => lately;
export const isOverloaded = (): boolean => lately > LATE_MS;

/** @returns the stop */
export function watchEventLoop(windowMs = WINDOW_MS): () => void {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  let isLooking = delay.enable();
  let before = performance.eventLoopUtilization();
  const timer = setInterval(() => {
    lately = isLooking ? Math.max(0, delay.percentile(PERCENTILE) / 1e6 - RESOLUTION_MS) : 0;
    delay.reset();
    const now = performance.eventLoopUtilization();
    isLooking = performance.eventLoopUtilization(now, before).utilization >= BUSY;
    before = now;
    if (isLooking) delay.enable();
    else delay.disable();
  }, windowMs).unref();
  return () => {
    clearInterval(timer);
    delay.disable();
    lately = 0;
  };
}
