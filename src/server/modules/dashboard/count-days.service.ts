import { currencyExponent } from '../../../contract/money';
import { FACT_MEASURES, STANDING, type FactMeasure } from '../../../contract/dashboard.enums';
import { tenantDate } from '../../../contract/tenant-time';
import { shopTx, type Tx } from '../../db/database';
import { doDueWork, type IsStopped } from '../../kernel/due-work';
import { noteUsage } from '../platform/change-shop.service';
import { storageOf } from '../upload/upload.service';
import { findTenant } from '../tenant/tenant.service';
import type { Counted } from './fact-sql';
import { dueMarks, factsRepo, markNewShops } from './facts.repo';
import { changesOf, dayAfter, daysFrom, laterDay, shopDay, type ShopDay } from './facts.rules';
import { goodsOn } from './goods-facts.repo';
import { moneyOn } from './money-facts.repo';
import { soldOn, troubleOn } from './order-facts.repo';
import { standingAt } from './standing-facts.repo';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** Of a shop that was never counted: what is older no dashboard shows. */
const FIRST_DAYS = 400;
/** Of one that was made today: its calendar may be behind the server's. */
const NEW_DAYS = 2;
/** What happened so long ago may still turn out otherwise: a shipment is told late of, an order comes to its end. */
const LATE_DAYS = 60;
/** Days counted in a row before another shop has its turn. */
const DAYS_AT_ONCE = 40;
/** A shop is counted again after this long, one in which nothing happens after twice as long each time. */
const AGAIN_MS = 10 * MINUTE_MS;
const QUIET_RUNS = 3;
const MEASURED = FACT_MEASURES.filter((measure) => !(STANDING as readonly FactMeasure[]).includes(measure));

/** Adds up the days of all shops in which something may have changed. @returns how many shops were looked at */
export async function countDays(now: () => Date, isStopped?: IsStopped): Promise<number> {
  const daysAgo = (days: number) => new Date(now().getTime() - days * DAY_MS);
  await markNewShops(now(), { earliest: daysAgo(FIRST_DAYS), latest: daysAgo(NEW_DAYS) });
  return doDueWork({ job: 'count days', due: dueMarks, work: countShop }, now, isStopped);
}

/**
 * The days of a shop from the first that is to be counted on, each in a transaction of its own, so that none is long.
 * After midnight two months are looked through again; else yesterday and today.
 */
export async function countShop({ tenantId }: { tenantId: string }, now: Date): Promise<undefined> {
  const shop = await findTenant(tenantId).catch(() => undefined);
  const mark = await shopTx(tenantId, (tx) => factsRepo(tx, { tenantId }).findMark());
  if (!mark) return undefined;
  // a shop that cannot be read is nobody's to look at
  if (!shop) return putOff(tenantId, { dueAt: new Date(now.getTime() + DAY_MS) });
  const today = tenantDate(now, shop.timezoneOffset);
  const isNewDay = mark.lastDay !== null && mark.lastDay < today;
  const late = isNewDay
    ? await daysToMend(tenantId, laterDay(dayAfter(today, -LATE_DAYS), mark.firstDay), mark.fromDay)
    : [];
  const fresh = daysFrom(laterDay(mark.fromDay, mark.firstDay), today);
  const counted: Counted = { tenantId, unitsPerFen: 10 ** (currencyExponent(shop.currency) - 2) };
  let hasChanged = false;
  for (const day of [...late, ...fresh.slice(0, DAYS_AT_ONCE)]) {
    const span = shopDay(day, shop.timezoneOffset);
    const isChanged = await shopTx(tenantId, (tx) => countDay(tx, counted, span, day === today ? now : undefined));
    hasChanged ||= isChanged;
  }
  const left = fresh[DAYS_AT_ONCE];
  if (left !== undefined)
    return putOff(tenantId, { fromDay: left, lastDay: isNewDay ? today : mark.lastDay, dueAt: now });
  // a walk through a folder: not while a transaction waits for it
  const used = { now, offset: shop.timezoneOffset, storageMb: await storageOf(tenantId) };
  await shopTx(tenantId, (tx) => noteUsage(tx, tenantId, used));
  const quietRuns = hasChanged ? 0 : Math.min(mark.quietRuns + 1, QUIET_RUNS);
  return putOff(tenantId, {
    ...{ fromDay: dayAfter(today, -1), lastDay: today, countedAt: now, quietRuns },
    dueAt: new Date(now.getTime() + AGAIN_MS * 2 ** quietRuns),
  });
}

/** Before what is to be counted anyway, the days on which there was anything. */
const daysToMend = (tenantId: string, first: string, until: string) =>
  shopTx(tenantId, (tx) => factsRepo(tx, { tenantId }).daysWithAny(first, dayAfter(until, -1)));

/** Running it again changes nothing. @param now of the day that is today @returns whether anything was otherwise */
async function countDay(tx: Tx, counted: Counted, span: ShopDay, now: Date | undefined): Promise<boolean> {
  const repo = factsRepo(tx, counted);
  await repo.lockMark();
  const facts = [
    ...(await soldOn(tx, counted, span)),
    ...(await troubleOn(tx, counted, span)),
    ...(await moneyOn(tx, counted, span)),
    ...(await goodsOn(tx, counted, span)),
    ...(now ? await standingAt(tx, counted, now) : []),
  ];
  const { put, gone } = changesOf(await repo.ofDay(span.day), facts, now ? FACT_MEASURES : MEASURED);
  await repo.put(span.day, put);
  await repo.remove(span.day, gone);
  return put.length + gone.length > 0;
}

async function putOff(tenantId: string, mark: Parameters<ReturnType<typeof factsRepo>['saveMark']>[0]) {
  await shopTx(tenantId, (tx) => factsRepo(tx, { tenantId }).saveMark(mark));
  return undefined;
}
