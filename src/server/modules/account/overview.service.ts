import type { Overview } from '../../../contract/overview';
import { allOf } from '../../kernel/all-of';
import { ownerOf, type UserCtx } from '../../kernel/context';
import { askedAbout, countShipments, sumDueBy } from '../transit/transit-read.service';
import { titlesBeside, type Part } from '../words/sellers-words.service';
import { readLevel } from './level.service';
import { overviewRepo } from './overview.repo';
import { comingOf, shippingOf, SOON_DAYS, soonestFirst, tasksOf, totalOf } from './overview.rules';

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
    orders: found.orders,
    parcels: found.parcels,
    shipments: found.shipments.counts,
    dueBesides: { orders: found.ordersDue, shipments: found.shipments.dueBesides },
  };
}

function readRows(ctx: UserCtx) {
  const soon = new Date(ctx.now().getTime() + SOON_DAYS * DAY_MS).toISOString().slice(0, 10);
  const owner = ownerOf(ctx);
  return ctx.atOnce((tx) => {
    const repo = overviewRepo(tx, owner);
    return allOf({
      due: repo.due(),
      quotes: repo.quotes(),
      undecided: repo.undecided(),
      ending: repo.ending(soon),
      asking: repo.asking(),
      shipping: repo.shipping(),
      coming: repo.coming(),
      orders: repo.countOrders(),
      parcels: repo.countParcels(),
      shipments: countShipments(tx, owner),
      ordersDue: repo.countOrdersDue(),
      account: repo.balance(ctx.tenant.currency).then(([account]) => account),
      level: readLevel(tx, owner, ctx),
    });
  });
}
