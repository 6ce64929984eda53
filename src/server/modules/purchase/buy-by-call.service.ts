import { buyingOf } from '../../adapters/buying/buying.registry';
import type { BuyingPort, SellerNews } from '../../adapters/buying/buying.port';
import { shopTx } from '../../db/database';
import { AppError } from '../../kernel/app-error';
import type { TenantRecord } from '../../kernel/tenant-record';
import { findOutsideCredentials } from '../tenant/outside-credential.service';
import type { Worker } from '../warehouse/announce.service';
import { beginBuying } from './buying.service';
import { followSeller, payLinkOf } from './follow-seller.service';
import { placeAtSeller, type Placing } from './place-at-seller.service';
import { findOrderByNo, ordersToBuy, type OrderRow } from './purchase.repo';

const SHOWN = 200;

interface ToBuy {
  order: OrderRow;
  /** Whose account orders it by call; undefined where it waits for a person. */
  by: string | undefined;
}

/** What is paid and not bought yet. */
export async function listToBuy(tenant: TenantRecord): Promise<ToBuy[]> {
  const orders = await shopTx(tenant.id, (tx) => ordersToBuy(tx, tenant.id, SHOWN));
  const ports = new Map<string, BuyingPort | undefined>();
  for (const channel of new Set(orders.map((order) => order.channel)))
    ports.set(channel, await portOf(tenant, channel));
  return orders.map((order) => ({ order, by: ports.get(order.channel)?.name }));
}

interface Bought {
  placing: Placing;
  /** Where somebody of the shop pays it, once it is placed; undefined where the marketplace says it elsewhere. */
  payUrl?: string | undefined;
}

/**
 * Takes an order up and orders it by the account that the shop has for its marketplace. Where there is none it stays as it
 * is, for a person. @throws AppError NOT_FOUND, STATE_CONFLICT; SourceFailure
 */
export async function buyByCall(tenant: TenantRecord, orderNo: string, worker: Worker): Promise<Bought> {
  const { id, status, channel } = await find(tenant.id, orderNo);
  const port = await portOf(tenant, channel);
  if (!port) return { placing: 'FOR_A_PERSON' };
  if (status === 'PAID') await shopTx(tenant.id, (tx) => beginBuying(tx, tenant.id, id, worker));
  const placing = await placeAtSeller(tenant, id, port, worker);
  // that it stands there is what matters: its link may be asked for again
  if (placing !== 'PLACED') return { placing };
  return { placing, payUrl: await payLinkOf(tenant.id, id, port).catch(() => undefined) };
}

/**
 * What became of it there; its parcel is announced once it is sent. Undefined where no account of now has placed it.
 * @throws AppError NOT_FOUND, STATE_CONFLICT; SourceFailure
 */
export async function followByCall(
  tenant: TenantRecord,
  orderNo: string,
  worker: Worker,
): Promise<SellerNews['state'] | undefined> {
  const { id, channel } = await find(tenant.id, orderNo);
  const port = await portOf(tenant, channel);
  return port && followSeller(tenant.id, id, port, worker);
}

const portOf = (tenant: TenantRecord, channel: string) => buyingOf(tenant, channel, findOutsideCredentials);

async function find(tenantId: string, orderNo: string): Promise<OrderRow> {
  const order = await shopTx(tenantId, (tx) => findOrderByNo(tx, tenantId, orderNo));
  if (!order) throw new AppError('NOT_FOUND');
  return order;
}
