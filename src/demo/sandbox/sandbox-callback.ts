import * as z from 'zod/mini';
import type { ChargeState, ProviderNotice } from '../../server/adapters/payment/provider-call.port';
import type { ChargeRow } from './sandbox-charge.repo';
import { signCallback } from './sandbox-signature';

export const SIGNATURE_HEADER = 'x-sandbox-signature';
export const STATE_OF = {
  open: 'pending',
  approved: 'paid',
  declined: 'declined',
  closed: 'closed',
} as const satisfies Record<ChargeRow['status'], ChargeState>;

/** What the sandbox sends, as its documentation would say. */
const Callback = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(64)),
  type: z.string(),
  data: z.object({
    chargeId: z.string(),
    orderRef: z.string(),
    merchant: z.string(),
    amount: z.int(),
    currency: z.string(),
    status: z.enum(['open', 'approved', 'declined', 'closed']),
  }),
});

export function callbackRequest(charge: ChargeRow, eventId: string, secrets: string[], now: Date): Request {
  const { tenantId, id: chargeId, orderRef, amount, currency, status } = charge;
  const data = { chargeId, orderRef, merchant: tenantId, amount, currency, status };
  const body = JSON.stringify({ id: eventId, type: `charge.${status}`, data } satisfies z.input<typeof Callback>);
  return new Request(charge.notifyUrl, {
    method: 'POST',
    headers: {
      host: new URL(charge.notifyUrl).host,
      'content-type': 'application/json',
      [SIGNATURE_HEADER]: signCallback(secrets, tenantId, body, now),
    },
    body,
  });
}

/** @returns undefined where the body is none of ours */
export function readCallback(rawBody: string): ProviderNotice | undefined {
  const parsed = z.safeParse(z.pipe(z.string(), z.pipe(parseJson, Callback)), rawBody);
  if (!parsed.success) return undefined;
  const { id, data } = parsed.data;
  return {
    eventId: id,
    providerRef: data.chargeId,
    paymentNo: data.orderRef,
    state: STATE_OF[data.status],
    amount: { amount: data.amount, currency: data.currency },
    merchant: data.merchant,
  };
}

const parseJson = z.transform((text: string, context): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    context.issues.push({ code: 'custom', input: text, message: 'not JSON' });
    return z.NEVER;
  }
});
