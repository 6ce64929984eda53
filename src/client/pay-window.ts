import type { PaymentStart } from '../contract/payment';

export type WindowStart = Extract<PaymentStart, { kind: 'script' }>;
/** `done`: as far as the window is concerned; our books say what came of it (P5). */
type WindowEnd = 'done' | 'closed';

interface Snap {
  pay: (token: string, hears: Record<'onSuccess' | 'onPending' | 'onError' | 'onClose', () => void>) => void;
}
type Toss = ((clientKey: string) => { payment: (of: { customerKey: string }) => TossPayment }) & { ANONYMOUS: string };
interface TossPayment {
  requestPayment: (asked: object) => Promise<unknown>;
}
interface Inicis {
  pay: (formId: string) => void;
}
interface Window {
  /** What the script is loaded with. */
  attributes?: (start: WindowStart) => Record<string, string>;
  open: (start: WindowStart, globals: Record<string, unknown>) => Promise<WindowEnd>;
}

/** Windows of providers, by the names that their files give them. */
const WINDOWS: Record<string, Window> = {
  MIDTRANS: {
    attributes: ({ fields }) => ({ 'data-client-key': fields?.clientKey ?? '' }),
    open: ({ token }, { snap }) =>
      new Promise((resolve) => {
        const done = () => resolve('done');
        (snap as Snap).pay(token, {
          onSuccess: done,
          onPending: done,
          onError: done,
          onClose: () => resolve('closed'),
        });
      }),
  },
  TOSS: {
    async open({ token, fields = {} }, { TossPayments }) {
      const { clientKey = '', value, ...where } = fields;
      const toss = TossPayments as Toss;
      const amount = { currency: 'KRW', value: Number(value) };
      try {
        // it leaves the page by itself, and comes back by our server
        const asked = { ...where, method: 'CARD', amount, orderId: token, windowTarget: 'self' };
        await toss(clientKey).payment({ customerKey: toss.ANONYMOUS }).requestPayment(asked);
        return 'done';
      } catch (error) {
        if ((error as { code?: string }).code === 'USER_CANCEL') return 'closed';
        throw error;
      }
    },
  },
  INICIS: {
    open({ fields = {} }, { INIStdPay }) {
      const id = 'inicis-payment';
      document.getElementById(id)?.remove();
      const form = Object.assign(document.createElement('form'), { id, method: 'post', hidden: true });
      for (const [name, value] of Object.entries(fields))
        form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }));
      document.body.append(form);
      (INIStdPay as Inicis).pay(id);
      // it lies over the page, says nothing, and comes back by our server
      return Promise.resolve('closed');
    },
  },
};

const loaded = new Map<string, Promise<void>>();

/** A script once a document: the nonce of ours vouches for what it loads. */
function load(source: string, attributes: Record<string, string>): Promise<void> {
  const known = loaded.get(source);
  if (known) return known;
  const loading = new Promise<void>((resolve, reject) => {
    const script = Object.assign(document.createElement('script'), { src: source, async: true });
    for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      loaded.delete(source);
      reject(new Error(`no script came from ${source}`));
    });
    document.head.append(script);
  });
  loaded.set(source, loading);
  return loading;
}

/** Opens the window of a provider. @returns how it ended @throws where it cannot be shown here */
export async function payInWindow(start: WindowStart): Promise<WindowEnd> {
  const known = Object.hasOwn(WINDOWS, start.script) ? WINDOWS[start.script] : undefined;
  if (!known || start.source === undefined) throw new Error(`no window is known of ${start.script}`);
  await load(start.source, known.attributes?.(start) ?? {});
  return known.open(start, window as unknown as Record<string, unknown>);
}
