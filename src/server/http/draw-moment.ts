const held = globalThis as { sampanDrawMoment?: Promise<void> };

/**
 * A page that has its data is drawn in one go, which nothing can interrupt: at most one begins a turn of the event
 * loop, so that a call which came meanwhile waits for one page and not for all of them.
 */
export function drawMoment(): Promise<void> {
  const before = held.sampanDrawMoment ?? Promise.resolve();
  const mine = before.then(() => new Promise<void>((resolve) => setImmediate(resolve)));
  held.sampanDrawMoment = mine;
  return mine;
}
