import { createHash } from 'node:crypto';
import { expect } from 'vitest';
import { createClick } from '../../../src/server/adapters/payment/click/click';
import { atCaller } from './calling-bank';

export const SECRET = 'secretOfClick';
const md5 = (text: string) => createHash('md5').update(text).digest('hex');

interface Played {
  /** Of its Merchant API. */
  url?: string;
  settings?: Record<string, string>;
  keepsBalances?: boolean;
}

/** A shop at Click, whose server a test plays. */
export async function atClick({ url, settings = {}, keepsBalances = true }: Played = {}) {
  const at = await atCaller(
    createClick({ url }),
    (account) => ({
      account,
      keys: { secretKey: ['nextSecret', SECRET] },
      settings: { mode: 'test', merchantId: '77', ...settings },
    }),
    { keepsBalances },
  );
  const { data } = await at.start();
  if (data.kind !== 'redirect') throw new Error(data.kind);
  const link = new URL(data.url);
  const reference = link.searchParams.get('transaction_param') ?? '';
  function call(action: 0 | 1, id: number, change: Record<string, string> = {}) {
    const fields: Record<string, string> = {
      ...{ click_trans_id: String(id), service_id: at.scope.tenantId, click_paydoc_id: '99', merchant_trans_id: reference },
      ...{ amount: '2.50', action: String(action), error: '0', error_note: 'Ok', sign_time: '2026-11-21 13:00:00' },
      ...(action === 1 && { merchant_prepare_id: String(id) }),
      ...change,
    };
    const { click_trans_id, service_id, merchant_trans_id, merchant_prepare_id = '', amount, sign_time } = fields;
    const signed = [click_trans_id, service_id, SECRET, merchant_trans_id, merchant_prepare_id, amount, fields.action, sign_time];
    const body = new URLSearchParams({ ...fields, sign_string: change.sign_string ?? md5(signed.join('')) });
    return at.deliver({ init: { method: 'POST', body } });
  } // prettier-ignore
  const errorOf = async (asked: Promise<{ status: number; body: string }>) => {
    const { status, body } = await asked;
    expect(status).toBe(200);
    return (JSON.parse(body) as { error: number }).error;
  };
  return { ...at, link, reference, call, errorOf };
}
