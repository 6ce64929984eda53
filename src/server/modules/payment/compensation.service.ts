import type { Owner, Tx } from '../../db/database';
import { AppError } from '../../kernel/app-error';
import { ledgerReference, postLedger, transfer } from '../wallet/ledger.service';
import { endAsked, type AskedRow } from './asked-refund.service';

/**
 * What the insurance of a shipment pays, as the answer to a claim: to the balance, from the account that the shop keeps
 * for it. @throws AppError INVALID, STATE_CONFLICT where it was paid
 */
export async function payCompensation(
  tx: Tx,
  { tenantId }: Pick<Owner, 'tenantId'>,
  claim: AskedRow,
  { amount, note, now }: { amount: number; note: string; now: Date },
): Promise<void> {
  const { id, shopperId, orderId, orderNo, currency } = claim;
  if (amount > claim.amount) throw new AppError('INVALID', { errors: [{ path: 'amount', code: 'out_of_range' }] });
  const entries = transfer(amount, { kind: 'COMPENSATION' }, { kind: 'SHOPPER_BALANCE', shopperId });
  const reference = ledgerReference(orderNo, `insured.${orderId}`);
  const isNew = await postLedger(tx, { tenantId, kind: 'REFUND', reference, currency, now, entries });
  if (!isNew) throw new AppError('STATE_CONFLICT');
  await endAsked(tx, { tenantId }, { id, status: 'REFUNDED', amount, note, now, destination: 'BALANCE' });
}
