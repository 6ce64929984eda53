import type { Tx } from '../../db/database';
import { findPayments } from '../payment/payment.service';

/** Where the shop was asked when the order was made: what links in its mails are made with. */
export async function hostOf(
  tx: Tx,
  tenantId: string,
  orderId: string,
  kind: 'PURCHASE' | 'TRANSIT' = 'PURCHASE',
): Promise<string> {
  const payments = await findPayments(tx, { tenantId, kind, targetIds: [orderId] });
  return payments.at(-1)?.host ?? '';
}
