import type { Overview } from '../../../contract/overview';
import { ownerOf, type UserCtx } from '../../kernel/context';
import { askedAbout, sumDueBy } from '../transit/transit-read.service';
import { readLevel } from './level.service';
import { overviewRepo } from './overview.repo';
import { comingOf, countsOf, shippingOf, SOON_DAYS, soonestFirst, tasksOf, totalOf } from './overview.rules';

const DAY_MS = 86_400_000;

/** The first page of an account: one round trip, whatever there is. */
export async function getOverview(ctx: UserCtx): Promise<Overview> {
  const { currency, preference } = ctx.tenant;
  const soon = new Date(ctx.now().getTime() + SOON_DAYS * DAY_MS).toISOString().slice(0, 10);
  const now = ctx.now();
  return ctx.atOnce(async (tx) => {
    const repo = overviewRepo(tx, ownerOf(ctx));
    const [due, quotes, undecided, ending, asking, shipping, coming, orders, parcels, shipments, [account], level] =
      await Promise.all([
        repo.due(),
        repo.quotes(),
        repo.undecided(),
        repo.ending(soon),
        repo.asking(),
        repo.shipping(),
        repo.coming(),
        repo.countOrders(),
        repo.countParcels(),
        repo.countShipments(),
        repo.balance(currency),
        readLevel(tx, ownerOf(ctx), ctx),
      ]);
    return {
      balance: preference.supportBalancePay ? { amount: account?.balance ?? 0, currency } : null,
      level,
      waiting: tasksOf({ due, quotes, undecided, ending, asking }, { paidBy: sumDueBy, askedAbout }),
      totals: { waiting: totalOf(due, quotes, undecided, ending, asking), arriving: totalOf(shipping, coming) },
      shipping: shipping.map((row) => shippingOf(row, now)).toSorted(soonestFirst),
      coming: coming.map(comingOf),
      orders: countsOf(orders),
      parcels: countsOf(parcels),
      shipments: countsOf(shipments),
    };
  });
}
