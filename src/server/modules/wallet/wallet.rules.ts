import type { deposit } from '../../db/schema/money';
import type { withdrawal } from '../../db/schema/withdrawal';

export const presentDeposit = (row: Omit<typeof deposit.$inferSelect, 'tenantId' | 'shopperId'>) => ({
  id: row.id,
  depositNo: row.depositNo,
  amount: { amount: row.amount, currency: row.currency },
  status: row.status,
  channel: row.channel,
  createdAt: row.createdAt.toISOString(),
});

/** The number of a bank as all write it alike: without blanks, in capitals. */
export const spellReference = (reference: string): string => reference.replace(/\s+/g, '').toUpperCase();

export const presentWithdrawal = (
  row: Omit<typeof withdrawal.$inferSelect, 'tenantId' | 'shopperId' | 'bankReference' | 'paidReference'>,
) => ({
  id: row.id,
  withdrawalNo: row.withdrawalNo,
  amount: { amount: row.amount, currency: row.currency },
  status: row.status,
  accountText: row.accountText,
  note: row.note,
  createdAt: row.createdAt.toISOString(),
});

/** What is wrong with the sum of a deposit. */
export function depositErrors(amount: number, { minimum, maximum }: { minimum: number; maximum: number }) {
  if (amount < minimum) return [{ path: 'amount', code: 'too_small' }];
  return amount > maximum ? [{ path: 'amount', code: 'too_big' }] : [];
}
