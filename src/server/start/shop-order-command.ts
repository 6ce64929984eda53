import { SourceFailure } from '../adapters/marketplace/source-failure.port';
import { AppError } from '../kernel/app-error';
import { recordCommand } from '../modules/operator/audit.service';
import { buyByCall, followByCall, listToBuy } from '../modules/purchase/buy-by-call.service';
import type { Placing } from '../modules/purchase/place-at-seller.service';
import { shopIdOf, ShopRefusal } from '../modules/tenant/register-shop.service';
import { findTenant } from '../modules/tenant/tenant.service';
import type { Worker } from '../modules/warehouse/announce.service';
import { personHere } from './shop-rate-command';

const SAID: Record<Placing, string> = {
  PLACED: 'ordered',
  ASKED_MORE: 'it became dearer: its shopper is asked',
  SOLD_OUT: 'something is sold out and its shopper has the money back; buy again what is left',
  LATER: 'somebody is at it, or nobody knows what became of the last try; ask again in ten minutes',
  FOR_A_PERSON: 'nothing was ordered: a person has to buy it',
};

/** `list <shop>`, `buy <shop> <number>` or `follow <shop> <number>`. @throws ShopRefusal */
export async function runOrderCommand(words: string[], { now }: { now: Date }): Promise<string> {
  const [verb, shop, orderNo, ...more] = words;
  const isWhole = verb === 'list' ? !orderNo : Boolean(orderNo) && (verb === 'buy' || verb === 'follow');
  if (!shop || !isWhole || more.length > 0)
    throw new ShopRefusal('Say: order list <shop>, order buy <shop> <number>, or order follow <shop> <number>.');
  const tenant = await findTenant(await shopIdOf(shop));
  if (!tenant) throw new ShopRefusal(`${shop} cannot be read.`);
  if (!orderNo) {
    const waiting = await listToBuy(tenant);
    if (waiting.length === 0) return 'Nothing is to be bought.';
    return waiting.map(({ order, by }) => `${order.orderNo}  ${order.status.padEnd(10)}  ${(order.channel || 'quoted').padEnd(10)}  ${by ?? 'for a person'}`).join('\n'); // prettier-ignore
  }
  const worker = workerOf(tenant.id, now);
  try {
    if (verb === 'follow')
      return `${orderNo}: ${(await followByCall(tenant, orderNo, worker)) ?? 'not ordered by call'}`;
    const { placing, payUrl } = await buyByCall(tenant, orderNo, worker);
    return `${orderNo}: ${SAID[placing]}${payUrl ? `; it is paid at ${payUrl}` : ''}`;
  } catch (error) {
    throw refusalOf(error, orderNo);
  }
}

function workerOf(tenantId: string, at: Date): Worker {
  const by = personHere();
  return {
    actor: { kind: 'STAFF', id: by },
    at,
    record: (tx, { after, ...deed }) => recordCommand(tx, tenantId, at, { ...deed, after: { ...after, by } }),
  };
}

function refusalOf(error: unknown, orderNo: string): unknown {
  if (error instanceof SourceFailure) return new ShopRefusal(`${orderNo}: the marketplace does not take it: ${error.extra.said ?? error.kind}`); // prettier-ignore
  if (!(error instanceof AppError)) return error;
  if (error.code === 'NOT_FOUND') return new ShopRefusal(`There is no order ${orderNo}, or its warehouse is gone.`);
  return error.code === 'STATE_CONFLICT' ? new ShopRefusal(`${orderNo} is not to be bought now.`) : error;
}
