// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
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
