import type * as z from 'zod/mini';
import { askProvider, refusedBy } from '../ask-provider';
import type { Credentials } from '../payment.port';
import { Failure } from './stripe.schemas';

/** Whose answers these schemas read. */
const VERSION = '2026-07-29.dahlia';
const OWN_URL = 'https://api.stripe.com';

interface Call {
  method: 'GET' | 'POST';
  path: string;
  /** Nested by brackets: `metadata[reference]`. */
  fields?: Record<string, string>;
  idempotencyKey?: string;
}

/** `type` and `code` of an error that is about what was asked, not about who asks or when. */
export class StripeRefusal extends Error {
  override name = 'StripeRefusal';
}

export const callStripe = (url = OWN_URL) =>
  async function call<T>(
    { keys }: Credentials,
    schema: z.ZodMiniType<T>,
    { method, path, fields = {}, idempotencyKey }: Call,
  ): Promise<T> {
    const sent = new URLSearchParams(fields);
    const query = method === 'GET' && sent.size > 0 ? `?${sent.toString()}` : '';
    const { status, json } = await askProvider(`${url}${path}${query}`, {
      method,
      headers: {
        authorization: `Bearer ${keys.secretKey?.[0] ?? ''}`,
        'stripe-version': VERSION,
        ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
      },
      ...(method === 'POST' && { body: sent }),
    });
    if (status === 200) return schema.parse(json);
    const failure = Failure.safeParse(json).data?.error;
    const said = [failure?.type, failure?.code].filter(Boolean).join(' ');
    // a wrong key, a burst or a fault of theirs may be over when it is asked again
    if ([400, 402, 404].includes(status) && failure?.type === 'invalid_request_error') throw new StripeRefusal(said);
    throw refusedBy('Stripe', { status }, said);
  };
export type CallStripe = ReturnType<typeof callStripe>;
