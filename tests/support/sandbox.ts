import { paymentEndpoints } from '../../src/contract/payment.endpoints';
import { sandboxEndpoints } from '../../src/demo/sandbox/sandbox.endpoints';
import type { PaymentStart } from '../../src/contract/payment';
import { sandboxSecrets } from '../../src/demo/sandbox/sandbox-secrets';
import { signCallback } from '../../src/demo/sandbox/sandbox-signature';
import type { PaymentRow } from '../../src/server/modules/payment/payment.service';
import type { Shop } from './shop';

/** Starts to pay with the sandbox. @returns the charge's id */
export async function startCharge(
  shop: Shop,
  token: string,
  due: Pick<PaymentRow, 'paymentNo' | 'amount'>,
): Promise<string> {
  const input = { params: { provider: 'SANDBOX' }, body: { orderPay: due.paymentNo, orderAmount: due.amount } };
  return chargeOf((await shop.call(paymentEndpoints.start, input, { token })).data);
}

/** The charge behind the page that a start of the sandbox leads to. */
export const chargeOf = (start: PaymentStart): string => urlOf(start).split('/').at(-1) ?? '';
export function urlOf(start: PaymentStart): string {
  if (start.kind !== 'redirect') throw new Error(`the sandbox starts by ${start.kind}`);
  return start.url;
}

export const decide = (shop: Shop, chargeId: string, decision: 'approve' | 'decline' | 'close', holdCallback = false) =>
  shop.call(sandboxEndpoints.decide, { params: { chargeId }, body: { decision, holdCallback } });

export interface CallbackData {
  chargeId: string;
  orderRef: string;
  merchant: string;
  amount: number;
  currency: string;
  status: string;
}

/** A callback as the sandbox itself would sign it, saying whatever the test wants. */
export function sendCallback(
  shop: Shop,
  data: CallbackData,
  {
    eventId = 'event-1',
    headers = {},
    rawBody,
  }: { eventId?: string; headers?: Record<string, string>; rawBody?: string } = {},
): Promise<Response> {
  const body = rawBody ?? JSON.stringify({ id: eventId, type: `charge.${data.status}`, data });
  const signature = signCallback(sandboxSecrets(), shop.tenant.id, body, shop.clock.now);
  return Promise.resolve(
    shop.fetchRaw('/front/third-pay/SANDBOX/callback', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-sandbox-signature': signature, ...headers },
      body,
    }),
  );
}
