// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { payInWindow, type WindowStart } from '../../src/client/pay-window';

type Heard = Record<'onSuccess' | 'onPending' | 'onError' | 'onClose', () => void>;
const start = (source: string): WindowStart => ({
  kind: 'script',
  script: 'MIDTRANS',
  paymentNo: 'PY1',
  expiresAt: null,
  url: null,
  source,
  token: 't-1',
  fields: { clientKey: 'SB-Mid-client-1' },
});
const scripts = () => [...document.querySelectorAll<HTMLScriptElement>('script[data-client-key]')];
afterEach(() => Reflect.deleteProperty(window, 'snap'));

/** The script of the provider, as a browser would have run it. @param heard what the window tells */
function arrive(heard: (hears: Heard) => void) {
  const pay = vi.fn((_: string, hears: Heard) => heard(hears));
  Object.assign(window, { snap: { pay } });
  scripts().at(-1)?.dispatchEvent(new Event('load'));
  return pay;
}

it.each([
  ['onSuccess', 'done'],
  ['onPending', 'done'],
  ['onError', 'done'],
  ['onClose', 'closed'],
] as const)('opens the window with our token, and ends with it: %s', async (word, end) => {
  const ending = payInWindow(start(`https://app.example/${word}.js`));
  expect(scripts().at(-1)).toMatchObject({ src: `https://app.example/${word}.js`, async: true });
  expect(scripts().at(-1)?.dataset.clientKey).toBe('SB-Mid-client-1');
  const pay = arrive((hears) => hears[word]());
  expect(await ending).toBe(end);
  expect(pay.mock.calls).toEqual([['t-1', expect.anything()]]);
});

it('loads a script once, and again where it did not come', async () => {
  const source = 'https://app.example/again.js';
  const first = payInWindow(start(source));
  scripts().at(-1)?.dispatchEvent(new Event('error'));
  await expect(first).rejects.toThrow('no script came');
  const before = scripts().length;
  const [one, other] = [payInWindow(start(source)), payInWindow(start(source))];
  expect(scripts()).toHaveLength(before + 1);
  arrive((hears) => hears.onClose());
  expect(await Promise.all([one, other])).toEqual(['closed', 'closed']);
});

it.each([{ script: 'NOBODY' }, { script: 'constructor' }, { source: undefined }])(
  'knows no window of %o',
  async (other) =>
    expect(payInWindow({ ...start('https://app.example/none.js'), ...other } as WindowStart)).rejects.toThrow(
      'no window',
    ),
);

describe('the window of Toss', () => {
  const fields = { clientKey: 'test_ck_1', value: '12000', orderName: 'PO1', successUrl: 'https://s/x', failUrl: 'https://s/x' };
  /** Its script, which has come, with what asking it for a payment comes to. */
  async function openWith(requestPayment: (asked: object) => Promise<unknown>, name: string) {
    const payment = vi.fn(() => ({ requestPayment }));
    const toss = vi.fn(() => ({ payment }));
    Object.assign(window, { TossPayments: Object.assign(toss, { ANONYMOUS: 'nobody' }) });
    const { fields: _, ...of } = start(`https://js.example/${name}`);
    const ending = payInWindow({ ...of, script: 'TOSS', token: 'order-1', fields });
    document.querySelector(`script[src$="/${name}"]`)?.dispatchEvent(new Event('load'));
    const end = await ending.catch((error: unknown) => error);
    expect([toss.mock.calls, payment.mock.calls]).toEqual([[['test_ck_1']], [[{ customerKey: 'nobody' }]]]);
    return end;
  }

  it('asks for our sum under our number, and comes back by our server', async () => {
    const asked = vi.fn(() => Promise.resolve());
    expect(await openWith(asked, 'asks')).toBe('done');
    const { clientKey: _, value: __, ...where } = fields;
    const amount = { currency: 'KRW', value: 12_000 };
    expect(asked.mock.calls).toEqual([[{ ...where, amount, method: 'CARD', orderId: 'order-1', windowTarget: 'self' }]]);
  });

  it('is closed by who pays, and anything else is said', async () => {
    const refusedBy = (code: string) => () => Promise.reject(Object.assign(new Error(code), { code }));
    expect(await openWith(refusedBy('USER_CANCEL'), 'closed')).toBe('closed');
    expect(await openWith(refusedBy('INVALID_CLIENT_KEY'), 'wrong')).toMatchObject({ code: 'INVALID_CLIENT_KEY' });
  });
}); // prettier-ignore

it('gives the window of Inicis what was signed, as a form of its own', async () => {
  const pay = vi.fn((id: string) => [...new FormData(document.getElementById(id) as HTMLFormElement).entries()]);
  Object.assign(window, { INIStdPay: { pay } });
  const fields = { oid: 'order-1', price: '12000', signature: 'ab' };
  for (const again of [1, 2]) {
    const ending = payInWindow({ ...start('https://js.example/INIStdPay.js'), script: 'INICIS', fields });
    document.querySelector('script[src$="/INIStdPay.js"]')?.dispatchEvent(new Event('load'));
    expect([again, await ending]).toEqual([again, 'closed']);
  }
  expect(pay.mock.results.map(({ value }) => value as unknown)).toEqual([
    Object.entries(fields),
    Object.entries(fields),
  ]);
  expect(document.querySelectorAll('form')).toHaveLength(1);
});
