import type { Overview } from '../../../contract/overview';
import { ownerOf, type UserCtx } from '../../kernel/context';
import { askedAbout, countShipments, sumDueBy } from '../transit/transit-read.service';
import { titlesBeside, type Part } from '../words/sellers-words.service';
import { readLevel } from './level.service';
import { overviewRepo } from './overview.repo';
import { comingOf, countsOf, shippingOf, SOON_DAYS, soonestFirst, tasksOf, totalOf } from './overview.rules';

const DAY_MS = 86_400_000;

/** The first page of an account: one round trip, whatever there is, and for titles in other words one more. */
export async function getOverview(ctx: UserCtx): Promise<Overview> {
  const { currency, preference } = ctx.tenant;
  const now = ctx.now();
  const { due, quotes, undecided, ending, asking, shipping, coming, account, ...found } = await readRows(ctx);
  const named = [...due, ...undecided, ...ending, ...asking, ...shipping, ...coming];
  const titles = await titlesBeside(ctx, named);
  const inWords = <Row extends Part>(rows: Row[]): Row[] =>
    rows.map((row) => ({ ...row, title: titles.get(row.orderItemId ?? '') ?? row.title }));
  const asked = { due: inWords(due), undecided: inWords(undecided), ending: inWords(ending), asking: inWords(asking) };
  return {
    balance: preference.supportBalancePay ? { amount: account?.balance ?? 0, currency } : null,
    level: found.level,
    waiting: tasksOf({ ...asked, quotes }, { paidBy: sumDueBy, askedAbout }),
    totals: { waiting: totalOf(due, quotes, undecided, ending, asking), arriving: totalOf(shipping, coming) },
    shipping: inWords(shipping)
      .map((row) => shippingOf(row, now))
      .toSorted(soonestFirst),
    coming: inWords(coming).map(comingOf),
    orders: countsOf(found.orders),
    parcels: countsOf(found.parcels),
    shipments: found.shipments.counts,
    dueBesides: { orders: found.ordersDue, shipments: found.shipments.dueBesides },
  };
}

function readRows(ctx: UserCtx) {
  const soon = new Date(ctx.now().getTime() + SOON_DAYS * DAY_MS).toISOString().slice(0, 10);
  return ctx.atOnce(async (tx) => {
    const repo = overviewRepo(tx, ownerOf(ctx));
    const [
      due,
      quotes,
      undecided,
      ending,
      asking,
      shipping,
      coming,
      orders,
      parcels,
      shipments,
      ordersDue,
      [account],
      level,
    ] = await Promise.all([
      repo.due(),
      repo.quotes(),
      repo.undecided(),
      repo.ending(soon),
      repo.asking(),
      repo.shipping(),
      repo.coming(),
      repo.countOrders(),
      repo.countParcels(),
      countShipments(tx, ownerOf(ctx)),
      repo.countOrdersDue(),
      repo.balance(ctx.tenant.currency),
      readLevel(tx, ownerOf(ctx), ctx),
    ]);
    return {
      due,
      quotes,
      undecided,
      ending,
      asking,
      shipping,
      coming,
      orders,
      parcels,
      shipments,
      ordersDue,
      account,
      level,
    };
  });
}
