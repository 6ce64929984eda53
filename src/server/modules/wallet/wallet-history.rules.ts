import { paths } from '../../../contract/paths';
import type { OPERATION_ACTORS, SOURCE_KINDS } from '../../../contract/wallet.enums';

type Actor = (typeof OPERATION_ACTORS)[number];

/** Which of the things that a shopper is told concern the account itself, and who does each. */
export const OPERATIONS: Record<string, Actor> = {
  DEPOSIT_UNDER_REVIEW: 'SHOPPER',
  DEPOSIT_CREDITED: 'SHOP',
  DEPOSIT_REFUSED: 'SHOP',
  DEPOSIT_REJECTED: 'SYSTEM',
  BALANCE_ADJUSTED: 'SHOP',
  WITHDRAWAL_REQUESTED: 'SHOPPER',
  WITHDRAWAL_CANCELLED: 'SHOPPER',
  WITHDRAWAL_PAID: 'SHOP',
  WITHDRAWAL_REJECTED: 'SHOP',
  PAY_PASSWORD_SET: 'SHOPPER',
  PAY_PASSWORD_CHANGED: 'SHOPPER',
  PASSWORD_CHANGED: 'SHOPPER',
  EMAIL_CHANGED: 'SHOPPER',
  NEW_DEVICE: 'SHOPPER',
  CUSTOMS_LOOKED_AT: 'SHOP',
};

export const actorOf = (code: string): Actor => OPERATIONS[code] ?? 'SYSTEM';

type SourceKind = (typeof SOURCE_KINDS)[number];

/** What a number belongs to, by what it begins with, and the page that has more of it. */
export function sourceOf(no: string): { kind: SourceKind; no: string; link: string | null } {
  if (no.startsWith('PO')) return { kind: 'PURCHASE', no, link: paths.purchases({ keyword: no }) };
  if (no.startsWith('TO')) return { kind: 'TRANSIT', no, link: paths.transit({ keyword: no }) };
  if (no.startsWith('DP')) return { kind: 'DEPOSIT', no, link: paths.balance() };
  if (no.startsWith('WD')) return { kind: 'WITHDRAWAL', no, link: paths.balance() };
  return { kind: 'OTHER', no, link: null };
}
