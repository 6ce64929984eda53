import { createHash } from 'node:crypto';

/** What Click's server calls with, by its own names. */
export type ClickFields = Readonly<Record<string, string | undefined>>;

/** Over the characters as they came; what was prepared counts at the second call alone. */
export const clickSignature = (secret: string, told: ClickFields): string =>
  createHash('md5')
    .update(
      [
        told.click_trans_id,
        told.service_id,
        secret,
        told.merchant_trans_id,
        told.action === '1' ? told.merchant_prepare_id : '',
        told.amount,
        told.action,
        told.sign_time,
      ].join(''),
    )
    .digest('hex');
