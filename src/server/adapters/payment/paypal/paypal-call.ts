import type * as z from 'zod/mini';
import { askProvider, basic, refusedBy } from '../ask-provider';
import type { Credentials } from '../payment.port';
import { Failure, Token } from './paypal.schemas';

const HOSTS = { test: 'https://api-m.sandbox.paypal.com', live: 'https://api-m.paypal.com' };
/** A token that is about to end ends on its way. */
const SPARE_MS = 60_000;

interface Call {
  method?: 'GET' | 'POST';
  path: string;
  /** As it is sent. */
  body?: string;
  requestId?: string;
}

/** What was asked cannot be: for good. `issue` says why. */
export class PaypalRefusal extends Error {
  override name = 'PaypalRefusal';
  constructor(readonly issue: string) {
    super(issue);
  }
}

export const isTest = ({ settings }: Credentials): boolean => settings?.mode === 'test';

export function callPaypal(url: string | undefined) {
  const tokens = new Map<string, { token: string; until: number }>();
  const hostOf = (credentials: Credentials) => url ?? HOSTS[isTest(credentials) ? 'test' : 'live'];

  async function tokenOf(credentials: Credentials): Promise<string> {
    const authorization = basic(credentials.settings?.clientId ?? '', credentials.keys.clientSecret?.[0] ?? '');
    const known = tokens.get(authorization);
    if (known && known.until > Date.now()) return known.token;
    const body = new URLSearchParams({ grant_type: 'client_credentials' });
    const { status, json } = await askProvider(`${hostOf(credentials)}/v1/oauth2/token`, {
      headers: { authorization },
      body,
    });
    const answer = Token.safeParse(json).data;
    if (status !== 200 || !answer) throw refusedBy('PayPal', { status }, undefined);
    const token = answer.access_token;
    tokens.set(authorization, { token, until: Date.now() + answer.expires_in * 1000 - SPARE_MS });
    return token;
  }

  async function call<T>(credentials: Credentials, schema: z.ZodMiniType<T>, asked: Call): Promise<T> {
    const { method = 'POST', path, body, requestId } = asked;
    const { status, json } = await askProvider(`${hostOf(credentials)}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${await tokenOf(credentials)}`,
        'content-type': 'application/json',
        prefer: 'return=representation',
        ...(requestId && { 'paypal-request-id': requestId }),
      },
      ...(body !== undefined && { body }),
    });
    if (status >= 200 && status < 300) return schema.parse(json);
    const { name, details } = Failure.safeParse(json).data ?? {};
    const issue = details?.[0]?.issue ?? name ?? '';
    if ([400, 404, 422].includes(status)) throw new PaypalRefusal(issue);
    throw refusedBy('PayPal', { status }, issue);
  }
  return { call, tokenOf };
}
export type CallPaypal = ReturnType<typeof callPaypal>['call'];
