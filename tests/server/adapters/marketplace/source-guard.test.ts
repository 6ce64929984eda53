import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createGuard } from '../../../../src/server/adapters/marketplace/source-guard';
import { SourceFailure, type FailureKind } from '../../../../src/server/adapters/marketplace/source-failure.port';
import { metrics } from '../../../../src/server/kernel/metrics';
import { held } from '../../../support/fake-source';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const kindOf = (work: Promise<unknown>) =>
  work.then(
    () => 'answered',
    (error: SourceFailure) => error.kind,
  );
const failing = (kind: FailureKind) => () => Promise.reject(new SourceFailure(kind));
const forever = () => new Promise<never>(() => undefined);

describe('a call to a source', () => {
  it.each([
    ['search', 4000],
    ['product', 6000],
  ] as const)('ends in time where it does not heed its signal: %s after %i ms', async (capability, ms) => {
    let signal: AbortSignal | undefined;
    const call = (given: AbortSignal) => {
      signal = given;
      return forever();
    };
    const kind = kindOf(createGuard('slow')(capability, call));
    await vi.advanceTimersByTimeAsync(ms - 1);
    expect(signal?.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect([signal?.aborted, await kind]).toEqual([true, 'timeout']);
  });

  it('leaves no timer behind where it is answered', async () => {
    await createGuard('quick')('search', () => Promise.resolve(1));
    expect(vi.getTimerCount()).toBe(0);
  });

  it('that fails in a way of its own is a failure of the source', async () => {
    const guard = createGuard('odd');
    expect(await kindOf(guard('search', () => Promise.reject(new TypeError('fetch failed'))))).toBe('unavailable');
    expect(
      await kindOf(
        guard('search', () => {
          throw new RangeError('thrown at once');
        }),
      ),
    ).toBe('unavailable');
  });

  it('waits for its turn, for no longer than for an answer, and not where many wait', async () => {
    const guard = createGuard('busy', { running: 2, waiting: 1 });
    const slow = held<string>();
    for (const capability of ['product', 'product'] as const) void kindOf(guard(capability, slow.answer));
    const [third, fourth] = [kindOf(guard('search', slow.answer)), kindOf(guard('search', slow.answer))];
    await vi.advanceTimersByTimeAsync(0);
    expect([slow.waiting(), await fourth]).toEqual([2, 'unavailable']);
    await vi.advanceTimersByTimeAsync(4000);
    expect(await third).toBe('timeout');
    expect(slow.waiting()).toBe(2);
  });
});

describe('the breaker of an account', () => {
  /** A source that is down, as often asked as it takes to open its breaker. */
  async function broken(name: string) {
    const guard = createGuard(name);
    for (let call = 0; call < 20; call += 1) await kindOf(guard('search', failing('unavailable')));
    return guard;
  }
  const gauge = async (source: string) =>
    (await metrics().marketplaceBreakers.get()).values
      .filter(({ labels, value }) => labels.source === source && value > 0)
      .map(({ labels }) => labels.state);

  it('opens when more than half of twenty calls failed, and says when to come back', async () => {
    const guard = await broken('down');
    const asked = vi.fn(() => Promise.resolve(1));
    await expect(guard('product', asked)).rejects.toMatchObject({
      kind: 'unavailable',
      extra: { retryAfterSeconds: 30 },
    });
    expect(asked).not.toHaveBeenCalled();
    expect(await gauge('down')).toEqual(['open']);
  });

  it.each(['timeout', 'refused', 'malformed', 'unavailable'] as const)('counts %s', async (kind) => {
    const guard = createGuard('counted');
    for (let call = 0; call < 20; call += 1) await kindOf(guard('search', failing(kind)));
    expect(await kindOf(guard('search', () => Promise.resolve(1)))).toBe('unavailable');
  });

  it.each(['not-found', 'gone', 'unreadable'] as const)('does not count %s', async (kind) => {
    const guard = createGuard('well');
    for (let call = 0; call < 40; call += 1) await kindOf(guard('search', failing(kind)));
    expect(await kindOf(guard('search', () => Promise.resolve(1)))).toBe('answered');
  });

  it('stays closed where half of the calls are answered', async () => {
    const guard = createGuard('so-so');
    for (let call = 0; call < 40; call += 1)
      await kindOf(guard('search', call % 2 ? failing('timeout') : () => Promise.resolve(1)));
    expect(await kindOf(guard('search', () => Promise.resolve(1)))).toBe('answered');
  });

  it('lets one call try after half a minute, and closes when it is answered', async () => {
    const guard = await broken('back');
    await vi.advanceTimersByTimeAsync(30_000);
    const probe = held<string>();
    const kinds = [1, 2, 3].map(() => kindOf(guard('search', probe.answer)));
    await vi.advanceTimersByTimeAsync(0);
    expect([probe.waiting(), await gauge('back')]).toEqual([1, ['half-open']]);
    probe.give('here again');
    await vi.advanceTimersByTimeAsync(0);
    expect([probe.waiting(), await gauge('back')]).toEqual([2, []]);
    probe.give('for all');
    expect(await Promise.all(kinds)).toEqual(['answered', 'answered', 'answered']);
  });

  it('opens again when that call fails, and the others are not sent', async () => {
    const guard = await broken('gone');
    await vi.advanceTimersByTimeAsync(30_000);
    const probe = held<string>();
    const kinds = [1, 2, 3].map(() => kindOf(guard('search', probe.answer)));
    await vi.advanceTimersByTimeAsync(0);
    probe.fail(new SourceFailure('timeout'));
    expect(await Promise.all(kinds)).toEqual(['timeout', 'unavailable', 'unavailable']);
    expect(await gauge('gone')).toEqual(['open']);
  });
});
