import type { Owner, Tx } from '../../db/database';
import { AppError } from '../../kernel/app-error';
import { ledgerReference, postLedger, transfer } from '../wallet/ledger.service';
import { endAsked, type AskedRow } from './asked-refund.service';
import { paymentRepo, type PaymentKind, type PaymentStatus } from './payment.repo';

type Shop = Pick<Owner, 'tenantId'>;

/**
 * Real money insures: what was paid with test money ended when the shop went live. Held, so that going live waits for
 * whoever claims or answers. @throws AppError STATE_CONFLICT where nothing is paid for the shipment
 */
export async function requirePaid(tx: Tx, { tenantId }: Shop, transitOrderId: string): Promise<void> {
  const paid = await paymentRepo(tx, { tenantId }).findPaid({ kind: 'TRANSIT', targetId: transitOrderId }, true);
  if (!paid) throw new AppError('STATE_CONFLICT');
}

/** Those of these targets for which a payment holds. */
export async function findPaidTargets(
  tx: Tx,
  { tenantId, kind, targetIds }: Shop & { kind: PaymentKind; targetIds: string[] },
): Promise<Set<string>> {
  const all = targetIds.length === 0 ? [] : await paymentRepo(tx, { tenantId }).ofTargets(kind, targetIds);
  return new Set(all.filter(({ status }) => HOLDS.includes(status)).map(({ targetId }) => targetId));
}
const HOLDS: readonly PaymentStatus[] = ['PAID', 'PARTIALLY_REFUNDED'];

/**
 * What the insurance of a shipment pays, as the answer to a claim: to the balance, from the account that the shop keeps
 * for it. @throws AppError METHOD_DISABLED where balances were switched off since it was claimed, INVALID,
 * STATE_CONFLICT where it was answered, or the shipment's payment has ended
 */
export async function payCompensation(
  tx: Tx,
  { tenantId, keepsBalances }: Shop & { keepsBalances: boolean },
  claim: AskedRow,
  { amount, note, now }: { amount: number; note: string; now: Date },
): Promise<void> {
  const { id, shopperId, orderId, orderNo, currency } = claim;
  if (!keepsBalances) throw new AppError('METHOD_DISABLED');
  if (amount > claim.amount) throw new AppError('INVALID', { errors: [{ path: 'amount', code: 'out_of_range' }] });
  await requirePaid(tx, { tenantId }, orderId);
  const entries = transfer(amount, { kind: 'COMPENSATION' }, { kind: 'SHOPPER_BALANCE', shopperId });
  const reference = ledgerReference(orderNo, `insured.${orderId}`);
  const isNew = await postLedger(tx, { tenantId, kind: 'REFUND', reference, currency, now, entries });
  if (!isNew) throw new AppError('STATE_CONFLICT');
  await endAsked(tx, { tenantId }, { id, status: 'REFUNDED', amount, note, now, destination: 'BALANCE' });
}
