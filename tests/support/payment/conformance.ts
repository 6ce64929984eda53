import { describe, expect, it } from 'vitest';
import type { PaymentStart } from '../../../src/contract/payment';
import { startShop } from '../shop';
import { atProvider, SUM, type AtProvider } from './at-provider';
import { keepsItsSecrets } from './conformance-secrets';
import { isPaidOnce, provesItsOrder } from './conformance-order';
import { provesItsRefunds } from './conformance-refund';
import { liesOf, malformed, type PlayedBank } from './played-bank';

const DAY_MS = 86_400_000;

/** What holds of every provider, whatever it speaks. Each property is about money, what the bank hears, or a secret. */
export function provesItself(title: string, openBank: () => PlayedBank): void {
  const open = (options?: Parameters<typeof atProvider>[1]) => atProvider(openBank(), options);
  const { hears, starts, knowsPaidOnly } = openBank();

  /** Begun and decided at the bank; nobody has told us. */
  async function decided(at: AtProvider, decision: 'paid' | 'declined' | 'closed' = 'paid') {
    expect((await at.start()).status).toBe(200);
    const charge = await at.newest();
    await at.decide(charge, decision);
    return charge;
  }
  const nothingMoved = async (at: AtProvider) =>
    expect([await at.sales(), await at.balance(), await at.clearing()]).toEqual([0, 0, 0]);

  describe(`${title}: a start`, () => {
    it.each(Object.entries(starts))('by %s is as declared, and the same for each press', async (kind, method) => {
      const at = await open();
      const first = (await at.start(method)).data;
      expect(first).toMatchObject({ kind: kind as PaymentStart['kind'], paymentNo: at.due.paymentNo });
      expect([(await at.start(method)).data, at.isStopped(first)]).toEqual([first, false]);
      expect((await at.comeBack()).start).toEqual(first);
      expect(at.asked.createPayment).toBe(1);
      await at.decide(await at.newest(), 'paid');
      await at.notify(await at.newest());
      await isPaidOnce(at);
      expect((await at.comeBack()).start).toBeNull();
    });

    it.each(['before', 'after'] as const)(
      'whose answer is lost %s the bank did it can be made again',
      async (fault) => {
        const at = await open();
        at.faults.createPayment.push(fault);
        expect((await at.start()).problem).toMatchObject({ status: 502, code: 'SUPPLIER_FAILED' });
        expect((await at.comeBack()).status).toBe('UNPAID');
        const charge = await decided(at);
        expect(await at.notify(charge)).toEqual(hears.taken);
        await isPaidOnce(at);
      },
    );

    it('whose answer is lost counts the money that was made of it, and what comes by another', async () => {
      const at = await open();
      at.faults.createPayment.push('after');
      await at.start();
      const lost = await at.newest();
      const charge = await decided(at);
      await at.decide(lost, 'paid');
      for (const one of [lost, charge]) expect((await at.notify(one)).status).toBe(hears.taken.status);
      expect([await at.sales(), await at.balance(), await at.clearing()]).toEqual([SUM, SUM, 2 * SUM]);
      expect(await at.atBank()).toBe(2 * SUM);
    });
    provesItsOrder(open, openBank());
  });

  describe(`${title}: a notice`, () => {
    it('that is genuine pays, and the bank hears so to the byte', async () => {
      const at = await open();
      expect(await at.notify(await decided(at))).toEqual(hears.taken);
      await isPaidOnce(at);
    });

    it('that was changed on the way changes nothing', async () => {
      const at = await open();
      const sent = await at.notice(await decided(at));
      for (const forged of openBank().forgeries(sent)) expect(await at.deliver(forged)).toEqual(hears.refused);
      await nothingMoved(at);
      expect(await at.deliver(sent)).toEqual(hears.taken);
    });

    it.each(liesOf(openBank(), SUM))(
      'of another sum, currency or account (%o) goes to a person, for good',
      async (lie) => {
        const at = await open();
        const charge = await decided(at);
        expect(await at.notify(charge, { lie })).toEqual(hears.disputed);
        expect((await at.comeBack()).status).toBe('NEEDS_REVIEW');
        await at.notify(charge);
        await nothingMoved(at);
      },
    );

    it('that comes again counts once, under its event or another, also a day later', async () => {
      const at = await open();
      const charge = await decided(at);
      const sent = await at.notice(charge);
      expect(await at.deliver(sent)).toEqual(hears.taken);
      expect(await at.deliver(sent)).toEqual(hears.again);
      expect(await at.notify(charge)).toEqual(hears.again);
      at.pass(DAY_MS);
      expect([hears.again, hears.refused]).toContainEqual(await at.deliver(sent));
      expect(await at.notify(charge)).toEqual(hears.again);
      await isPaidOnce(at);
    });

    it('that comes twenty times at once counts once', async () => {
      const at = await open();
      const charge = await decided(at);
      await Promise.all(Array.from({ length: 20 }, () => at.notify(charge)));
      await isPaidOnce(at);
    });

    it('of how it stood before comes too late to change what is paid', async () => {
      const at = await open();
      await at.start();
      const charge = await at.newest();
      const opened = await at.notice(charge);
      await at.decide(charge, 'paid');
      await at.notify(charge);
      expect(await at.deliver(opened)).toEqual(hears.again);
      await isPaidOnce(at);
    });

    it('after the order was closed puts its money on the balance, where its owner sees it', async () => {
      const at = await open();
      const charge = await decided(at);
      await at.close();
      expect(await at.notify(charge)).toEqual(hears.taken);
      expect([await at.sales(), await at.balance(), await at.clearing()]).toEqual([0, SUM, SUM]);
      expect(await at.bookProblems()).toEqual([]);
    });

    it('is heard by its own shop alone', async () => {
      const at = await open();
      const sent = await at.notice(await decided(at));
      const bank = openBank();
      const { currency: money = 'USD' } = bank;
      const other = await startShop({ paymentProviders: [at.name], currency: money }, {}, [bank.company]);
      expect([hears.refused, hears.unknown]).toContainEqual(await at.deliver(sent, other));
      await nothingMoved(at);
    });

    it('of no form that we know is refused, and breaks nothing', async () => {
      const at = await open();
      await decided(at);
      for (const sent of malformed(await at.notice(await at.newest())))
        expect(await at.deliver(sent)).toEqual(hears.refused);
      await nothingMoved(at);
    });
  });

  describe(`${title}: a question`, () => {
    it.each([
      ['paid', 'PAID'],
      ['declined', 'UNPAID'],
      ['closed', 'UNPAID'],
    ] as const)('about one that is %s finds it so', async (decision, status) => {
      const at = await open();
      await decided(at, decision);
      const isTold = decision === 'paid' || !knowsPaidOnly;
      expect((await at.comeBack()).status).toBe(isTold ? status : 'PROCESSING');
      expect(await at.clearing()).toBe(await at.atBank());
    });

    it('about one that waits, and about none, says so', async () => {
      const at = await open();
      await at.start();
      const { providerRef, reference } = await at.newest();
      const credentials = (await openBank().company.findCredentials(at.scope.tenantId)) ?? { account: '', keys: {} };
      const about = { credentials, createdAt: at.shop.clock.now, memo: {} };
      const waiting = await at.provider.query({ ...about, providerRef, reference });
      expect(waiting?.state).toBe(knowsPaidOnly ? undefined : 'pending');
      expect(await at.provider.query({ ...about, providerRef: 'none', reference: 'none' })).toBeUndefined();
    });

    it('that is not answered is asked again, and keeps nobody from paying', async () => {
      const at = await open();
      const { data } = await at.start();
      at.faults.query.push('before', 'after', 'before');
      expect(await at.comeBack()).toMatchObject({ status: 'PROCESSING', start: data });
      expect((await at.start()).data).toEqual(data);
      await at.decide(await at.newest(), 'paid');
      expect((await at.comeBack()).status).toBe('PROCESSING');
      at.pass(61_000);
      await at.payments.reconcile(() => at.shop.clock.now);
      await isPaidOnce(at);
    });
  });

  provesItsRefunds(title, open, openBank);
  keepsItsSecrets(title, openBank);
}
