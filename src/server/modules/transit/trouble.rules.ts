import { LIMITS } from '../../../contract/limits';
import type { TransitHold, TransitOrderDetail, TransitStatus, TroubleKind } from '../../../contract/transit';
import type { Refund } from '../../../contract/refund';
import type { Trouble } from '../../db/schema/transit';
import type { owedOf } from './claim.rules';

const DAY_MS = 86_400_000;

/** What is asked from now on. */
export const troubleOfKind = (kind: TroubleKind, at: Date, note = ''): Trouble => ({
  kind,
  note,
  at: at.toISOString(),
});

interface After {
  status: TransitStatus;
  holds: readonly TransitHold[];
  at: Date;
}

/** What is left of it after a carrier's word: customs that have taken goods are asked by nobody else, and what goes on is over. */
export function troubleAfter(before: Trouble | null, { status, holds, at }: After): Trouble | null {
  if (status === 'SEIZED') return before;
  if (!holds.includes('PAPERS_WANTED')) return null;
  return before ?? troubleOfKind('PAPERS_WANTED', at);
}

/** Papers that were sent are waited for no more. */
export const holdsWith = (holds: readonly TransitHold[], trouble: Trouble | null): TransitHold[] =>
  holds.filter((hold) => hold !== 'PAPERS_WANTED' || !trouble?.papers);

interface Troubled {
  status: TransitStatus;
  trouble: Trouble | null;
  movedAt: Date;
}
interface Owing {
  now: Date;
  owed: ReturnType<typeof owedOf>;
  /** The last one of this shipment. */
  claim: Refund | undefined;
}
type Shown = NonNullable<TransitOrderDetail['trouble']>;

/** As its shopper sees it as long as it goes on; pictures of papers are gone after a while. */
export function troubleOf({ status, trouble, movedAt }: Troubled, { now, ...owing }: Owing): Shown | null {
  const nothing = { note: '', papers: null, goods: null, loss: null };
  const { goods } = owing.owed;
  if (status === 'RETURNED') return { ...nothing, kind: 'RETURNED', at: movedAt.toISOString() };
  if (!trouble || status === 'CLOSED') return null;
  const { kind, note, at, papers } = trouble;
  if (kind === 'LOST') return { ...nothing, kind, note, at, goods, loss: lossOf(trouble, owing) };
  const areKept = papers !== undefined && Date.parse(papers.at) + LIMITS.pictureDays * DAY_MS > now.getTime();
  const sent = papers ? { ...papers, photos: areKept ? papers.photos : [] } : null;
  return { ...nothing, kind, note, at, papers: sent, goods: status === 'SEIZED' ? goods : null };
}

const lossOf = (
  { answer }: Trouble,
  { owed: { owed, cause, way, cover }, claim }: Omit<Owing, 'now'>,
): Shown['loss'] => ({
  owed: claim?.amount ?? owed,
  isInsured: (claim?.cause ?? cause) === 'INSURED',
  way,
  cover,
  claim: claim ?? null,
  isDeclined: answer === 'DECLINE',
});
