import { describe, expect, it } from 'vitest';
import { createTurns } from '../../../src/server/kernel/turns';

/** Work that ends when it is told to. */
function held() {
  let end = () => {};
  const done = new Promise<void>((resolve) => (end = resolve));
  return { work: () => done, end: () => end() };
}

describe('turns', () => {
  it('let some run, some wait in order, and refuse the rest', async () => {
    const turns = createTurns({ running: 1, waiting: 2 });
    const first = held();
    const order: number[] = [];
    const all = [turns.take(first.work), turns.take(() => order.push(1)), turns.take(() => order.push(2))];
    expect(turns.counts()).toEqual({ running: 1, waiting: 2 });
    await expect(turns.take(() => order.push(3))).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    first.end();
    await Promise.all(all);
    expect(order).toEqual([1, 2]);
    expect(turns.counts()).toEqual({ running: 0, waiting: 0 });
  });

  it('leave out who is gone before its turn', async () => {
    const turns = createTurns({ running: 1, waiting: 2 });
    const first = held();
    const gone = new AbortController();
    const running = turns.take(first.work);
    const left = turns.take(() => expect.unreachable(), gone.signal);
    const stays = turns.take(() => 'drawn');
    gone.abort();
    await expect(left).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect(turns.counts()).toEqual({ running: 1, waiting: 1 });
    first.end();
    await running;
    expect(await stays).toBe('drawn');
  });

  it('give the place of a failure to the next', async () => {
    const turns = createTurns({ running: 1, waiting: 1 });
    const failing = turns.take(() => Promise.reject(new Error('no')));
    const next = turns.take(() => 'next');
    await expect(failing).rejects.toThrow('no');
    expect(await next).toBe('next');
    expect(turns.counts()).toEqual({ running: 0, waiting: 0 });
  });
});
