const held = globalThis as { sampanDrawMoment?: Promise<void> };

/** Node takes one new connection a turn of its event loop: so many are let in, and their calls answered, before each page. */
const TURNS = 16;

/** Lets the event loop turn, so that what came meanwhile is looked at. */
export async function turnLoop(turns = 1): Promise<void> {
  for (let turned = 0; turned < turns; turned += 1) await new Promise<void>((resolve) => setImmediate(resolve));
}

/**
 * A page that has its data is drawn in one go, which nothing can interrupt: one at a time begins, after the loop has
 * turned, so that a call which came meanwhile waits for one page and not for all of them.
 */
export function drawMoment(): Promise<void> {
  const mine = (held.sampanDrawMoment ?? Promise.resolve()).then(() => turnLoop(TURNS));
  held.sampanDrawMoment = mine;
  return mine;
}
