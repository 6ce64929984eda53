import type { Tx } from '../../db/database';
import { ledgerReference, postLedger, transfer } from '../wallet/ledger.service';
import type { TransitRow } from './transit.repo';

/**
 * What the shop has taken upon itself when the boxes were sealed is its cost when they leave: until then nothing was spent,
 * and a shipment that is closed has cost it nothing. Freight then holds all that was invoiced.
 */
export async function bearDifference(tx: Tx, order: TransitRow, now: Date): Promise<void> {
  const { tenantId, id, orderNo, currency, invoice } = order;
  const borne = invoice?.absorbed ?? 0;
  if (borne === 0) return;
  const entries = transfer(borne, { kind: 'DIFFERENCES' }, { kind: 'FREIGHT' });
  await postLedger(tx, {
    tenantId,
    kind: 'DIFFERENCE',
    reference: ledgerReference(orderNo, id),
    currency,
    now,
    entries,
  });
}
