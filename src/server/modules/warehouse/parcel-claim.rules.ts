import type { ParcelClaim } from '../../../contract/unclaimed';
import { carrierOf } from '../../../contract/tracking-number';
import type { ClaimRow } from './parcel-claim.repo';

/** What the desk saw of goods that nobody knows. */
export interface Seen {
  carrier: string;
  label: string;
  grams: number | null;
}
/** What the shop knows of who claims them, and their guess of the weight. */
export interface Claimant {
  codes: readonly string[];
  phones: readonly string[];
  names: readonly string[];
  /** Numbers of parcels that they wait for. */
  awaited: readonly string[];
  grams: number | null;
}

/** What each thing counts that fits. */
const POINTS = { CODE: 50, PHONE: 20, NAME: 20, AWAITED: 15, WEIGHT: 10 } as const;
export type ClaimMark = keyof typeof POINTS;

/** With so many, and no rival, goods are given without a person; with so many more than a rival a person may. */
const CLAIM_ENOUGH = 60;
export const CLAIM_AHEAD = 20;

/** As many characters of a code as nobody has by chance. */
const FRAGMENT = 4;
const LAST_DIGITS = 4;

/** What of a claim fits what the desk saw. */
export function marksOf(number: string, seen: Seen, { codes, phones, names, awaited, grams }: Claimant): ClaimMark[] {
  // who claims knows the number: what of it stands on the label proves nothing
  const label = plain(seen.label).replaceAll(plain(number), '');
  const runs = (seen.label.normalize('NFKC').match(/\d{4,}/g) ?? []).filter((run) => !number.includes(run));
  const fits: Record<ClaimMark, boolean> = {
    CODE: codes.some((code) => fragmentsOf(code).some((part) => label.includes(part))),
    PHONE: phones.some((phone) => isEnding(runs, phone.replace(/\D/g, ''))),
    NAME: names.map(plain).some((name) => [...name].length >= 2 && label.includes(name)),
    AWAITED: awaited.some((one) => one === number || (seen.carrier !== '' && carrierOf(one) === seen.carrier)),
    WEIGHT: seen.grams !== null && grams !== null && Math.abs(grams - seen.grams) * 5 <= seen.grams,
  };
  return (Object.keys(POINTS) as ClaimMark[]).filter((mark) => fits[mark]);
}

export const scoreOf = (marks: readonly ClaimMark[]): number => marks.reduce((sum, mark) => sum + POINTS[mark], 0);

/**
 * Whether it needs no person. Name, telephone and what is announced are the claimant's own words, and a label bears those
 * of the warehouse and of others; the code alone is given by the shop.
 */
export const isSure = (marks: readonly ClaimMark[]): boolean =>
  marks.includes('CODE') && scoreOf(marks) >= CLAIM_ENOUGH;

const plain = (text: string) =>
  text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

const fragmentsOf = (code: string): string[] =>
  Array.from({ length: Math.max(0, code.length - FRAGMENT + 1) }, (_, at) => code.slice(at, at + FRAGMENT));

const isEnding = (runs: string[], digits: string): boolean =>
  digits.length >= LAST_DIGITS && runs.some((run) => run.endsWith(digits.slice(-LAST_DIGITS)));

/** Its shopper sees neither what fits nor how well: who guesses would learn from it. */
export const presentClaim = (row: ClaimRow): ParcelClaim => ({
  id: row.id,
  trackingNo: row.trackingNo,
  carrier: carrierOf(row.trackingNo),
  statement: row.statement,
  seller: row.seller,
  orderRef: row.orderRef,
  grams: row.grams,
  photos: row.proofKeys,
  status: row.status,
  note: row.reason,
  createdAt: row.createdAt.toISOString(),
  decidedAt: row.decidedAt?.toISOString() ?? null,
});
