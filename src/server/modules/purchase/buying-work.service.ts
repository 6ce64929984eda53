import { LIMITS } from '../../../contract/limits';
import type { Tx } from '../../db/database';
import { staffScopeOf, type StaffCtx } from '../../kernel/context';
import { buyingDeskRepo, type BuyingView } from './buying-desk.repo';

/** What is to be bought, or waited for at its seller, by the view of the desk that shows it. */
const VIEWS = {
  buying: { waiting: 'toBuy', late: 'late' },
  seller: { waiting: 'atSeller', late: 'unsent' },
} as const;

/** Counted as the views of the desk count it. @param endOfDay until when more of it is late */
export async function countBuying(tx: Tx, ctx: StaffCtx, desk: keyof typeof VIEWS, endOfDay: Date) {
  const views = VIEWS[desk];
  const repo = buyingDeskRepo(tx, staffScopeOf(ctx));
  const count = (view: BuyingView, now: Date) => repo.count({ view }, LIMITS.deskCount, now);
  const mine = desk === 'buying' ? await count('mine', ctx.now()) : 0;
  const waiting = await count(views.waiting, ctx.now());
  const late = await count(views.late, ctx.now());
  const lateThen = await count(views.late, endOfDay);
  return { mine, waiting, late, dueToday: Math.max(0, lateThen - late) };
}
