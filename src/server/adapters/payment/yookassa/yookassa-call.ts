import type * as z from 'zod/mini';
import { askProvider, basic, refusedBy } from '../ask-provider';
import type { Credentials } from '../payment.port';
import { Failure } from './yookassa.schemas';

const OWN_URL = 'https://api.yookassa.ru/v3';

interface Call {
  path: string;
  /** With one it is a POST. */
  body?: object;
  idempotenceKey?: string;
}

/** What was asked cannot be: for good. */
export class YookassaRefusal extends Error {
  override name = 'YookassaRefusal';
}

export const callYookassa = (url = OWN_URL) =>
  async function call<T>(
    { account, keys }: Credentials,
    schema: z.ZodMiniType<T>,
    { path, body, idempotenceKey }: Call,
  ): Promise<T> {
    const { status, json } = await askProvider(`${url}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        authorization: basic(account, keys.secretKey?.[0] ?? ''),
        ...(idempotenceKey && { 'idempotence-key': idempotenceKey }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (status === 200) return schema.parse(json);
    const { code, parameter } = Failure.safeParse(json).data ?? {};
    const said = [code, parameter].filter(Boolean).join(' ');
    if (status === 400 || status === 404) throw new YookassaRefusal(said);
    // 202: it is at it, and answers the same key when it is asked again
    throw refusedBy('YooKassa', { status }, said);
  };

/** Page by page, until one fits. */
export async function findListed<T>(
  ask: (cursor: string | undefined) => Promise<{ items: T[]; next_cursor?: string | null | undefined }>,
  fits: (item: T) => boolean,
): Promise<T | undefined> {
  let cursor: string | undefined;
  do {
    const page = await ask(cursor);
    const found = page.items.find(fits);
    if (found) return found;
    cursor = page.next_cursor ?? undefined;
  } while (cursor);
  return undefined;
}
