import { createHmac } from 'node:crypto';

/** Over the named fields in this order, as they stand: nothing is encoded. */
export const momoSignature = (secret: string, fields: Record<string, unknown>, names: string): string =>
  createHmac('sha256', secret)
    .update(
      names
        .split(' ')
        .map((name) => `${name}=${String(fields[name] ?? '')}`)
        .join('&'),
    )
    .digest('hex');

export const CREATED =
  'accessKey amount extraData ipnUrl orderId orderInfo partnerCode redirectUrl requestId requestType';
export const TOLD =
  'accessKey amount extraData message orderId orderInfo orderType partnerCode payType requestId responseTime resultCode transId';
export const ASKED = 'accessKey orderId partnerCode requestId';
export const REFUNDED = 'accessKey amount description orderId partnerCode requestId transId';
