import { describe, expect, it } from 'vitest';
import { atProvider, SUM } from '../../../support/payment/at-provider';
import { counterBank } from '../../../support/payment/counter-bank';

const HOUR_MS = 3_600_000;
const codeOf = async (at: Awaited<ReturnType<typeof atProvider>>, method?: string) => {
  const { data } = await at.start(method);
  if (data.kind !== 'code') throw new Error(`started by ${data.kind}`);
  return data.code;
};

describe('what a provider answered to a start', () => {
  // fails where the start is not kept with its attempt
  it('is given again while its time lasts, without asking for another charge', async () => {
    const at = await atProvider(counterBank());
    const first = await codeOf(at);
    at.pass(HOUR_MS - 3000);
    expect(await codeOf(at)).toBe(first);
    expect(at.asked.createPayment).toBe(1);
  });

  // fails where an expired start is given again, and where its charge is forgotten
  it('is followed by another one when its time is over, and the money of the first is not lost', async () => {
    const at = await atProvider(counterBank());
    const first = await codeOf(at);
    const over = await at.newest();
    at.pass(HOUR_MS + 1000);
    expect((await at.comeBack()).start).toBeNull();
    const second = await codeOf(at);
    expect(second).not.toBe(first);
    expect((await at.comeBack()).start).toMatchObject({ code: second });
    await at.decide(over, 'paid');
    expect((await at.comeBack()).status).toBe('PAID');
    await at.decide(await at.newest(), 'paid');
    await at.notify(await at.newest());
    expect([await at.sales(), await at.balance(), await at.clearing()]).toEqual([SUM, SUM, 2 * SUM]);
  });

  it('is one for each way that the shopper chose', async () => {
    const at = await atProvider(counterBank());
    const code = await codeOf(at);
    expect((await at.start('APP')).data).toMatchObject({ kind: 'qr', url: null });
    expect(await codeOf(at)).toBe(code);
    expect(await codeOf(at, 'NO_SUCH_WAY')).toBe(code);
    expect(at.asked.createPayment).toBe(2);
  });

  it('tells the provider who pays, where to and how', async () => {
    const bank = counterBank();
    const at = await atProvider(bank);
    await at.start('APP');
    expect(bank.told.at(-1)).toMatchObject({
      method: 'APP',
      amount: { amount: SUM, currency: 'USD' },
      payer: { locale: 'en', ip: expect.any(String) as string },
      notifyUrl: expect.stringMatching(/\/api\/front\/third-pay\/COUNTER\/callback$/) as string,
    });
  });
});

describe('the book that a provider may ask', () => {
  // fails where a payment is found by its number alone
  it('finds a payment by our number, by our name for a charge and by the provider’s', async () => {
    const bank = counterBank();
    const at = await atProvider(bank);
    await at.start();
    const { providerRef, reference } = await at.newest();
    const { paymentNo } = at.due;
    const names = [{ providerRef }, { reference }, { paymentNo }, { providerRef: 'none' }, { paymentNo: 'PY0' }];
    const ask = async () => (bank.asks.push(...names), await at.notify(await at.newest()), bank.heard.splice(0));
    const open = { paymentNo, amount: { amount: SUM, currency: 'USD' }, isOpen: true };
    const charge = { reference, providerRef, state: 'pending', memo: {} };
    expect(await ask()).toMatchObject([{ ...open, charge }, { ...open, charge }, open, undefined, undefined]);
    await at.decide(await at.newest(), 'paid');
    expect((await at.notify(await at.newest())).status).toBe(200);
    const [found] = await ask();
    expect(found).toMatchObject({ isOpen: false, charge: { state: 'paid', memo: { receipt: `R-${providerRef}` } } });
  });
});
