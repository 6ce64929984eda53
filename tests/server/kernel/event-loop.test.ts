import { setImmediate, setTimeout as wait } from 'node:timers/promises';
import { expect, it, onTestFinished, vi } from 'vitest';
import { loopDelayMs, watchEventLoop } from '../../../src/server/kernel/event-loop';

const WINDOW_MS = 1200;
const PATIENCE_MS = 50_000;
/** Three of them in a window. */
const stall = () => {
  for (const until = Date.now() + WINDOW_MS / 3; Date.now() < until;);
};

it('is looked at again once the process has work, after a while without', { timeout: 3 * PATIENCE_MS }, async () => {
  onTestFinished(watchEventLoop(WINDOW_MS));
  await wait(2.5 * WINDOW_MS);
  // what else the machine does may make it late of itself, though not for long
  await vi.waitFor(() => expect(loopDelayMs()).toBe(0), { timeout: PATIENCE_MS, interval: WINDOW_MS });
  for (const until = Date.now() + PATIENCE_MS; Date.now() < until && loopDelayMs() === 0; await setImmediate()) stall();
  expect(loopDelayMs()).toBeGreaterThan(50);
});
