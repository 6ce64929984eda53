import type { TFunction } from 'i18next';
import type { LedgerRecord } from '../../contract/ledger-desk';

type Account = Pick<LedgerRecord['entries'][number], 'account' | 'provider'>;

/** What an account of the book is called, and whose it is. */
export const accountName = (t: TFunction, { account, provider }: Account): string =>
  [t(`ledger.account.${account}`), provider].filter(Boolean).join(' · ');
