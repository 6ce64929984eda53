import { expect, it } from 'vitest';
import { SUM, type AtProvider } from './at-provider';
import type { PlayedBank } from './played-bank';

const DAY_MS = 86_400_000;

/** The money is where the order is, once, and both books say so. */
export async function isPaidOnce(at: AtProvider): Promise<void> {
  expect((await at.comeBack()).status).toBe('PAID');
  expect([await at.sales(), await at.balance(), await at.clearing()]).toEqual([SUM, 0, SUM]);
  expect(await at.atBank()).toBe(SUM);
  expect(await at.bookProblems()).toEqual([]);
}

/** What a start and a notice come to that cross on the way. */
export function provesItsOrder(open: () => Promise<AtProvider>, { hears, knowsPaidOnly }: PlayedBank): void {
  it('whose money is told of before its answer is there stays paid', async () => {
    const at = await open();
    const heard: unknown[] = [];
    at.meanwhile.push(async () => {
      const charge = await at.newest();
      await at.decide(charge, 'paid');
      heard.push(await at.notify(charge));
    });
    expect((await at.start()).problem.code).toBe('STATE_CONFLICT');
    expect(heard).toEqual([hears.taken]);
    await isPaidOnce(at);
    expect((await at.start()).problem.code).toBe('STATE_CONFLICT');
  });

  it.skipIf(knowsPaidOnly)('whose end is told of before its answer is there can be made again', async () => {
    const at = await open();
    at.meanwhile.push(async () => {
      const charge = await at.newest();
      await at.decide(charge, 'declined');
      await at.notify(charge);
    });
    expect((await at.start()).problem.code).toBe('STATE_CONFLICT');
    expect((await at.comeBack()).status).toBe('UNPAID');
    expect((await at.start()).status).toBe(200);
    const charge = await at.newest();
    await at.decide(charge, 'paid');
    expect(await at.notify(charge)).toEqual(hears.taken);
    await isPaidOnce(at);
  });

  it.skipIf(knowsPaidOnly).each(['declined', 'closed'] as const)(
    'that is %s ends nothing: the next one pays',
    async (decision) => {
      const at = await open();
      await at.start();
      const first = await at.newest();
      await at.decide(first, decision);
      expect((await at.notify(first)).status).toBe(hears.taken.status);
      expect((await at.comeBack()).status).toBe('UNPAID');
      expect((await at.start()).status).toBe(200);
      const second = await at.newest();
      expect(second.reference).not.toBe(first.reference);
      await at.decide(second, 'paid');
      expect(await at.notify(second)).toEqual(hears.taken);
      await isPaidOnce(at);
    },
  );

  it('that its shopper left is asked about for days, and keeps nobody from paying after them', async () => {
    const at = await open();
    await at.start();
    for (const day of [1, 2, 8]) {
      at.pass(day * DAY_MS);
      await at.payments.reconcile(() => at.shop.clock.now);
    }
    expect([await at.sales(), await at.balance(), await at.clearing()]).toEqual([0, 0, 0]);
    expect((await at.start()).status).toBe(200);
    const charge = await at.newest();
    await at.decide(charge, 'paid');
    expect((await at.notify(charge)).status).toBe(hears.taken.status);
    await isPaidOnce(at);
  });
}
