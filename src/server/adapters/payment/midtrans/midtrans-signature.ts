import { createHash } from 'node:crypto';
import { isSameText } from '../same-text';

interface Told {
  order_id: string;
  status_code: string;
  gross_amount: string;
}

/** Over the texts as they came. */
export const midtransSignature = (serverKey: string, { order_id, status_code, gross_amount }: Told): string =>
  createHash('sha512')
    .update(order_id + status_code + gross_amount + serverKey)
    .digest('hex');

export const isSignedByMidtrans = (keys: readonly string[], told: Told & { signature_key: string }): boolean =>
  keys.some((key) => isSameText(told.signature_key, midtransSignature(key, told)));
