import { describe, expect, it } from 'vitest';
import { SUM, type atProvider, type AtProvider } from './at-provider';
import type { PlayedBank } from './played-bank';

const DAY_MS = 86_400_000;
type Open = (options?: Parameters<typeof atProvider>[1]) => Promise<AtProvider>;

/** What goes back of what was paid: no more than that, once, and noted. */
export function provesItsRefunds(title: string, open: Open, openBank: () => PlayedBank): void {
  const { keepsMoney } = openBank();
  const begun = async (options?: Parameters<Open>[0]) => {
    const at = await open(options);
    expect((await at.start()).status).toBe(200);
    return at;
  };
  const paid = async () => {
    const at = await begun({ keepsBalances: false });
    await at.decide(await at.newest(), 'paid');
    await at.notify(await at.newest());
    return at;
  };

  describe(`${title}: a refund`, () => {
    if (keepsMoney) keepsWhatWasPaid(paid);
    else givesBack(paid, openBank());

    it('of what nobody paid is refused', async () => expect(await (await begun()).giveBack('r1', SUM)).toBe('refused'));
  });
}

function givesBack(paid: () => Promise<AtProvider>, { hasNoKeys, forgetKeys }: PlayedBank): void {
  it('in parts gives back what was paid and no more, each part once', async () => {
    const at = await paid();
    expect(await at.giveBack('r1', 100)).toBe('returned');
    // a person looks where nobody can say whether it happened
    expect(await at.giveBack('r1', 100)).toBe(hasNoKeys ? 'refused' : 'returned');
    expect(await at.atBank()).toBe(SUM - 100);
    expect(await at.giveBack('r1', 99)).toBe('refused');
    expect(await at.giveBack('r2', 151)).toBe('refused');
    expect(await at.giveBack('r3', 150)).toBe('returned');
    expect(await at.giveBack('r4', 1)).toBe('refused');
    expect(await at.atBank()).toBe(0);
  });

  if (forgetKeys) {
    // the bank has forgotten by then that it was asked
    it('asked again after days happens once', async () => {
      const at = await paid();
      for (const again of [1, 2, 3]) {
        expect([again, await at.giveBack('r1', 100)]).toEqual([again, 'returned']);
        forgetKeys();
      }
      expect(await at.atBank()).toBe(SUM - 100);
    });
  }

  it.each(['before', 'after'] as const)('whose answer is lost %s the bank did it happens once', async (fault) => {
    const at = await paid();
    at.faults.refund.push(fault);
    await at.close();
    expect((await at.order()).claims).toMatchObject([{ status: 'REQUESTED' }]);
    expect(await at.clearing()).toBe(SUM);
    at.pass(DAY_MS);
    await at.payments.returnClaims(at.scope);
    expect((await at.order()).claims).toMatchObject([{ status: 'RETURNED' }]);
    expect([await at.clearing(), await at.atBank()]).toEqual([0, 0]);
    expect(await at.bookProblems()).toEqual([]);
  });
} // prettier-ignore

function keepsWhatWasPaid(paid: () => Promise<AtProvider>): void {
  it('is refused for good, and waits with the shop, where its owner sees it', async () => {
    const at = await paid();
    expect(await at.giveBack('r1', 100)).toBe('refused');
    await at.close();
    expect((await at.order()).claims).toMatchObject([{ status: 'WITH_SHOP', amount: { amount: SUM } }]);
    at.pass(DAY_MS);
    await at.payments.returnClaims(at.scope);
    expect([await at.clearing(), await at.atBank()]).toEqual([SUM, SUM]);
    expect(await at.bookProblems()).toEqual([]);
  });
}
