import type { BuyingCall, BuyingPort, SellerNews } from '../../adapters/buying/buying.port';
import { shopTx } from '../../db/database';
import { AppError } from '../../kernel/app-error';
import type { Worker } from '../warehouse/announce.service';
import { followParcels } from './buying.service';
import { sellerOrderRepo } from './seller-order.repo';

const CALL_MS = 20_000;
const call = (): BuyingCall => ({ signal: AbortSignal.timeout(CALL_MS) });

const placed = (tenantId: string, orderId: string) =>
  shopTx(tenantId, async (tx) => {
    const wanted = await sellerOrderRepo(tx, { tenantId }).findWanted(orderId);
    return wanted?.status === 'PLACED' ? wanted : undefined;
  });

/**
 * What the marketplace says of an order that was placed there; once it is sent, its parcel is announced to the
 * warehouse, with all numbers that are told of it then or at a later look.
 * Undefined where it was not placed by call, or by another account. @throws AppError STATE_CONFLICT; SourceFailure
 */
export async function followSeller(
  tenantId: string,
  orderId: string,
  port: BuyingPort,
  worker: Worker,
): Promise<SellerNews['state'] | undefined> {
  const order = await placed(tenantId, orderId);
  if (order?.source !== port.name) return undefined;
  const { state, parcels } = await port.look(order.numbers, call());
  const trackingNos = parcels.map(({ trackingNo }) => trackingNo);
  if (trackingNos.length > 0) await shopTx(tenantId, (tx) => followParcels(tx, tenantId, orderId, trackingNos, worker));
  return state;
}

/** Where somebody of the shop pays it. @throws AppError NOT_FOUND where this account did not place it; SourceFailure */
export async function payLinkOf(tenantId: string, orderId: string, port: BuyingPort): Promise<string> {
  const order = await placed(tenantId, orderId);
  if (!order) throw new AppError('NOT_FOUND');
  if (order.payUrl) return order.payUrl;
  if (order.source !== port.name) throw new AppError('NOT_FOUND');
  return port.payLink(order.numbers, call());
}
