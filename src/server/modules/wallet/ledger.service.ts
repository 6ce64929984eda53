import type { Tx } from '../../db/database';
import { AppError } from '../../kernel/app-error';
import { sqlState } from '../../db/database-errors';
import { ledgerRepo, type TransactionKind } from './ledger.repo';
import { amountFor, assertBalanced, type AccountName, type LedgerEntry } from './ledger.rules';

export { ledgerReference, transfer, openingReference, type AccountName, type LedgerEntry } from './ledger.rules';

export interface Posting {
  tenantId: string;
  kind: TransactionKind;
  /** Made by `ledgerReference`; with `kind` it names the business event, which is posted once. */
  reference: string;
  currency: string;
  now: Date;
  /** Of an adjustment: the transaction that it is the other way round of, which has one at most. */
  adjusts?: string;
  entries: LedgerEntry[];
}

/**
 * Posts one event to the money book; five round trips. Accounts come to be on first use; PROVIDER_CLEARING is that of
 * the provider whom the money came by.
 *
 * | event                   | kind              | from              | to              |
 * |-------------------------|-------------------|-------------------|-----------------|
 * | paid from the balance   | PAYMENT           | SHOPPER_BALANCE   | SALES           |
 * | paid through a provider | PAYMENT           | PROVIDER_CLEARING | SALES           |
 * | a fee passed on         | PAYMENT           | PROVIDER_CLEARING | PAYMENT_FEES    |
 * | the same of shipping     | PAYMENT           | either of these   | FREIGHT         |
 * | days in the warehouse   | STORAGE           | SHOPPER_BALANCE   | STORAGE_FEES    |
 * | days that never began   | REFUND            | REFUNDS           | SHOPPER_BALANCE |
 * | a service on a parcel   | SERVICE           | SHOPPER_BALANCE   | SERVICE_FEES    |
 * | one that was not done   | REFUND            | REFUNDS           | SHOPPER_BALANCE |
 * | deposit, late money     | DEPOSIT           | PROVIDER_CLEARING | SHOPPER_BALANCE |
 * | bank transfer that came | DEPOSIT           | PROVIDER_CLEARING (OFFLINE) | SHOPPER_BALANCE |
 * | refund                  | REFUND            | REFUNDS           | SHOPPER_BALANCE |
 * | refund without balances | REFUND            | REFUNDS           | SHOPPER_CLAIM   |
 * | late money without them | DEPOSIT           | PROVIDER_CLEARING | SHOPPER_CLAIM   |
 * | claim returned          | REFUND            | SHOPPER_CLAIM     | PROVIDER_CLEARING |
 * | insurance pays          | REFUND            | COMPENSATION      | SHOPPER_BALANCE |
 * | the shop gives of its own | COMPENSATION  | COMPENSATION      | SHOPPER_BALANCE |
 * | … without balances, then paid | COMPENSATION | COMPENSATION   | SHOPPER_CLAIM, then PROVIDER_CLEARING (OFFLINE) |
 * | boxes dearer than agreed, borne by the shop | DIFFERENCE | DIFFERENCES | FREIGHT |
 * | what was posted wrongly | ADJUSTMENT        | as it was posted, the other way round | |
 * | a provider pays out     | PROVIDER_PAYOUT   | PROVIDER_CLEARING (OFFLINE), PROVIDER_FEES | PROVIDER_CLEARING of it |
 * | withdrawal asked for    | WITHDRAWAL_HOLD   | SHOPPER_BALANCE   | SHOPPER_FROZEN  |
 * | withdrawal cancelled, refused | WITHDRAWAL_RELEASE | SHOPPER_FROZEN | SHOPPER_BALANCE |
 * | withdrawal paid         | WITHDRAWAL_PAYOUT | SHOPPER_FROZEN    | PROVIDER_CLEARING (OFFLINE) |
 *
 * @returns false where the event was posted before: nothing is changed then
 * @throws AppError BALANCE_TOO_LOW; the transaction cannot go on after it
 */
export async function postLedger(tx: Tx, posting: Posting): Promise<boolean> {
  const { now, entries } = posting;
  assertBalanced(entries);
  const repo = ledgerRepo(tx, posting);
  const txnId = await repo.insertTxn(posting, now);
  if (!txnId) return false;
  const names = entries.map(({ account }) => account);
  await repo.createMissing(names);
  const accounts = await repo.lock(names);
  const changes = accounts.map((account) => ({ id: account.id, amount: amountFor(account, entries) }));
  const balances = await repo.addToBalances(changes).catch((error: unknown) => {
    throw sqlState(error) === '23514' ? new AppError('BALANCE_TOO_LOW') : error;
  });
  const balanceAfter = new Map(balances.map(({ id, balance }) => [id, balance]));
  await repo.insertEntries(
    txnId,
    changes.map(({ id, amount }) => ({ accountId: id, amount, balanceAfter: balanceAfter.get(id) ?? 0 })),
  );
  return true;
}

export const balanceOf = (tx: Tx, account: AccountName & { tenantId: string; currency: string }): Promise<number> =>
  ledgerRepo(tx, account).balance(account);
