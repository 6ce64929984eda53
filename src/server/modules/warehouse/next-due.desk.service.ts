import type { Tx } from '../../db/database';
import type { StaffCtx } from '../../kernel/context';
import { nextFromSeller } from '../purchase/next-due.desk.service';
import { nextDueRepo } from './next-due.repo';
import { CHINA_MINUTES } from './parcel-desk.repo';
import { beginOf, dayNumber, dayText } from './storage.rules';

const DAY_MS = 86_400_000;
const repoOf = (tx: Tx, { tenant }: StaffCtx) => nextDueRepo(tx, tenant.id);

/** Couriers say no hour: by then what a seller has sent is expected. */
export const nextArrival = nextFromSeller;

export const nextToShelve = (tx: Tx, ctx: StaffCtx): Promise<Date | null> => repoOf(tx, ctx).undecided(ctx.now());

export const nextToDispose = (tx: Tx, ctx: StaffCtx): Promise<Date | null> => repoOf(tx, ctx).unclaimedEnd(ctx.now());

/** When the first of those days is over. */
export async function nextUnpaid(tx: Tx, ctx: StaffCtx): Promise<Date | null> {
  const last = await repoOf(tx, ctx).keptUntil(dayText(dayNumber(ctx.now(), CHINA_MINUTES)));
  return last ? beginOf(Date.parse(last) / DAY_MS + 1, CHINA_MINUTES) : null;
}
