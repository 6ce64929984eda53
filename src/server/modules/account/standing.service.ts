import type { Owner, Tx } from '../../db/database';
import { countShipments } from '../transit/transit-read.service';
import { overviewRepo } from './overview.repo';

/** What one shopper has at the shop, counted as on the first page of their account. */
export async function readStanding(tx: Tx, owner: Owner, currency: string) {
  const repo = overviewRepo(tx, owner);
  const [account] = await repo.balance(currency);
  return {
    balance: { amount: account?.balance ?? 0, currency },
    orders: await repo.countOrders(),
    parcels: await repo.countParcels(),
    shipments: (await countShipments(tx, owner)).counts,
  };
}
