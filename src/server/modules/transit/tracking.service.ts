import type { TrackingNews } from '../../adapters/tracking/tracking.port';
import type { TransitHold, TrackingState } from '../../../contract/transit';
import { boxAfter, statusOf, trackingHolds } from '../../../contract/transit-tracking';
import { transitTransition } from '../../../contract/transit-moves';
import type { Tx } from '../../db/database';
import { retriedTx } from '../../kernel/retried-tx';
import type { TenantScope } from '../../kernel/tenant-scope';
import { sha256 } from '../../kernel/tokens';
import { releaseCustomsData } from '../account/customs-needs.service';
import { tellOfTransit } from '../account/order-mail.service';
import { logisticsRepo } from './logistics.repo';
import { isUncoded, toFetch, wordOf } from './station-word.rules';
import { transitRepo, type TransitRow } from './transit.repo';
import { nextClock } from './transit.rules';
import { holdsWith, troubleAfter } from './trouble.rules';

export { STAFF_WORD } from './station-word.rules';

interface Tracked {
  /** Who brings the news. */
  provider: string;
  carrier: string;
  trackingNo: string;
  news: readonly TrackingNews[];
}

/**
 * Notes what is said of a box and moves its order as far as its slowest box has come. News may come twice, late and in
 * any order: each is noted once, and nothing goes back. @returns how many were new
 */
export const applyTracking = (scope: TenantScope, tracked: Tracked): Promise<number> =>
  retriedTx(scope, (tx) => applyTrackingIn(tx, scope, tracked));

/** The same in the transaction of whoever says it. */
export async function applyTrackingIn(
  tx: Tx,
  scope: Pick<TenantScope, 'tenantId' | 'now'>,
  { provider, carrier, trackingNo, news }: Tracked,
): Promise<number> {
  const { tenantId } = scope;
  const logistics = logisticsRepo(tx, { tenantId });
  const named = await logistics.findBox(carrier, trackingNo);
  // the order first: news of its boxes are applied one after the other
  const order = named && (await transitRepo(tx, { tenantId }).lock(named.transitOrderId));
  const boxes = order ? await transitRepo(tx, { tenantId }).listBoxes([order.id]) : [];
  const box = boxes.find(({ id }) => id === named?.id);
  if (!order || !box) return 0;
  const said = news.map(({ text, ...each }) => ({
    ...{ ...each, state: wordOf(order, { provider, state: each.state }) },
    ...{ original: text, textHash: sha256(text), boxId: box.id, provider },
    receivedAt: scope.now(),
  }));
  const fresh = await logistics.add(said);
  if (fresh.length === 0) return 0;
  const inTime = fresh.toSorted((a, b) => a.at.getTime() - b.at.getTime());
  const after = inTime.reduce(boxAfter, { state: box.state, stateAt: box.stateAt });
  if (after.state !== box.state || after.stateAt !== box.stateAt) await logistics.setState(box.id, after);
  const states = boxes.map((each) => (each.id === box.id ? after.state : each.state));
  const isInTrouble = inTime.at(-1)?.state === 'EXCEPTION';
  await follow(tx, order, { states, isInTrouble, isHandedOut: fresh.some(isUncoded) }, scope.now());
  return fresh.length;
}

const BY_TRACKING: readonly TransitHold[] = ['PAPERS_WANTED', 'DELIVERY_TROUBLE'];

/** What its shopper hears of the way; that it has come into their country is on its page. */
const TOLD: Partial<Record<TransitRow['status'], Parameters<typeof tellOfTransit>[2]>> = {
  SHIPPED: 'TRANSIT_SHIPPED',
  CUSTOMS: 'TRANSIT_AT_CUSTOMS',
  OUT_FOR_DELIVERY: 'TRANSIT_COMING',
  DELIVERED: 'TRANSIT_DELIVERED',
  RETURNED: 'TRANSIT_RETURNED',
};

const newsOf = (order: TransitRow, status: TransitRow['status'], isHandedOut: boolean) => {
  if (status === 'READY_FOR_PICKUP') return toFetch(order);
  return status === 'DELIVERED' && isHandedOut ? 'TRANSIT_HANDED_OUT' : TOLD[status];
};

const WAITING_IN: readonly TransitRow['status'][] = ['CUSTOMS', 'OUT_FOR_DELIVERY'];

interface Progress {
  states: TrackingState[];
  /** The last word is of something that went wrong. */
  isInTrouble: boolean;
  /** At its station, to somebody without its code. */
  isHandedOut: boolean;
}

async function follow(
  tx: Tx,
  order: TransitRow,
  { states, isInTrouble, isHandedOut }: Progress,
  at: Date,
): Promise<void> {
  const repo = transitRepo(tx, order);
  const status = statusOf(states);
  const move = transitTransition(order, status, 'TRACKING');
  // that its time is over no word takes back, as long as it lies there
  const others = order.holds.filter((hold) => !BY_TRACKING.includes(hold) && !(move && hold === 'UNFETCHED'));
  const failed: TransitHold[] = isInTrouble ? ['DELIVERY_TROUBLE'] : [];
  const said = [...new Set([...others, ...trackingHolds(states), ...failed])];
  const trouble = troubleAfter(order.trouble, { status: move ? status : order.status, holds: said, at });
  const holds = holdsWith(said, trouble);
  if (trouble?.kind === 'PAPERS_WANTED' && !order.trouble) await tellOfTransit(tx, order, 'TRANSIT_PAPERS', at);
  if (!move) {
    // still where it was; what it waits for may have changed, unless it is over or with customs
    const isCarried = order.status !== 'SEIZED' && transitTransition(order, 'DELIVERED', 'TRACKING') !== undefined;
    if (isCarried && holds.join() !== order.holds.join()) await repo.change(order, { holds, trouble });
    return;
  }
  const clockAt = nextClock({ ...order, holds, trouble, status, movedAt: at }, at);
  await repo.move(order.id, move, { by: 'TRACKING', at }, { holds, trouble, clockAt });
  const told = newsOf(order, status, isHandedOut);
  // whoever is asked for papers hears of that, and nobody is on the way who stood before a shut door
  const isElse = said.some((hold) => BY_TRACKING.includes(hold)) && WAITING_IN.includes(status);
  if (told && !isElse) await tellOfTransit(tx, order, told, at);
  if (status === 'DELIVERED' && order.customsRef)
    await releaseCustomsData(tx, order, order.customsRef.customsInfoId, at);
}
