import { inRange } from '../../../contract/money';
import type { ledgerAccount, ledgerTxn } from '../../db/schema/money';

/** Credit is positive: what the shop owes or has earned. */
export type AccountKind = (typeof ledgerAccount.$inferSelect)['kind'];

export interface AccountName {
  kind: AccountKind;
  /** For the accounts that each shopper has; the others are the shop's own. */
  shopperId?: string;
  /** For the clearing of what a provider takes and gives back. */
  provider?: string;
}
export interface LedgerEntry {
  account: AccountName;
  /** Signed minor units. */
  amount: number;
}

const isOfShopper = (kind: AccountKind) => kind.startsWith('SHOPPER_');
const keyOf = ({ kind, shopperId = '', provider = '' }: AccountName) => `${kind}/${shopperId}/${provider}`;

/** @throws RangeError where the entries are no balanced posting (L1, L8): a mistake of ours, never of a shopper */
export function assertBalanced(entries: LedgerEntry[]): void {
  const accounts = new Set(entries.map(({ account }) => keyOf(account)));
  if (entries.length < 2 || accounts.size !== entries.length) throw new RangeError('a posting needs distinct accounts');
  for (const { account, amount } of entries) {
    if (inRange(amount) === 0) throw new RangeError('an entry of nothing');
    if (isOfShopper(account.kind) !== Boolean(account.shopperId))
      throw new RangeError(`whose account: ${account.kind}`);
    if ((account.kind === 'PROVIDER_CLEARING') !== Boolean(account.provider))
      throw new RangeError(`which provider's account: ${account.kind}`);
  }
  if (entries.reduce((sum, { amount }) => sum + amount, 0) !== 0) throw new RangeError('entries do not sum to zero');
}

/** @param shown what the shopper reads in the list, e.g. an order number @param unique what happens once only */
export const ledgerReference = (shown: string, unique: string) => `${shown}:${unique}`;
/** Money that a demo account begins with: it belongs to no order, so there is nothing to read. */
export const openingReference = (unique: string) => ledgerReference(OPENING, unique);
export const shownReference = (reference: string) => {
  const shown = reference.slice(0, reference.lastIndexOf(':'));
  return shown === OPENING || shown === GO_LIVE ? '' : shown;
};
/** The part of it that happens once only. */
export const uniqueOf = (reference: string) => reference.slice(reference.lastIndexOf(':') + 1);
const OPENING = 'SEED';
/** The end of test money belongs to no order either. */
export const goLiveReference = (unique: string) => ledgerReference(GO_LIVE, unique);
const GO_LIVE = 'GO-LIVE';

/** Moves a sum from one account to another. */
export const transfer = (amount: number, from: AccountName, to: AccountName): LedgerEntry[] => [
  { account: from, amount: -amount },
  { account: to, amount },
];

/** What a posting moves on this account. */
export const amountFor = (name: AccountName, entries: LedgerEntry[]): number =>
  entries.filter(({ account }) => keyOf(account) === keyOf(name)).reduce((sum, { amount }) => sum + amount, 0);

/** What can be taken back by itself: a payment or a withdrawal has an order or a state that goes with its money. */
const ADJUSTABLE = ['DEPOSIT', 'REFUND', 'STORAGE', 'SERVICE', 'COMPENSATION', 'ADJUSTMENT'] as const;

/** Of a shopper's accounts the balance alone: what is held or owed belongs to something that is under way. */
export const isAdjustable = (
  { kind, reference }: { kind: (typeof ledgerTxn.$inferSelect)['kind']; reference: string },
  accounts: readonly AccountKind[],
): boolean =>
  ADJUSTABLE.some((one) => one === kind) &&
  shownReference(reference) !== '' &&
  accounts.every((account) => !isOfShopper(account) || account === 'SHOPPER_BALANCE');
