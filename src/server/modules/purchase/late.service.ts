import { LIMITS } from '../../../contract/limits';
import { afterWorkingTime, beforeWorkingTime, type WorkingCalendar } from '../../../contract/working-time';
import type { Tx } from '../../db/database';
import type { Ctx } from '../../kernel/context';
import { calendarsIn } from '../tenant/offers.service';
import type { OrderRow } from './purchase.repo';

/** By warehouse, since when what is paid should be bought: it has its hours of work there, and holidays count for none. */
export type LateBefore = ReadonlyMap<string, Date>;

const MINUTES = LIMITS.placeHours * 60;

export async function lateBeforeOf(tx: Tx, ctx: Pick<Ctx, 'tenant' | 'now'>): Promise<LateBefore> {
  const calendars = [...(await calendarsIn(tx, ctx))];
  return new Map(calendars.map(([id, calendar]) => [id, beforeWorkingTime(calendar, ctx.now(), MINUTES)]));
}

/** By when an order is bought: the same clock, as its shopper is promised. */
export const promisedBy = ({ movedAt }: OrderRow, calendar: WorkingCalendar): string =>
  afterWorkingTime(calendar, movedAt, MINUTES).toISOString();
