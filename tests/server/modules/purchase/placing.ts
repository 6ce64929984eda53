import { like } from 'drizzle-orm';
import { createAlibabaBuying } from '../../../../src/server/adapters/buying/alibaba-1688/alibaba-buying';
import type { BuyingPort } from '../../../../src/server/adapters/buying/buying.port';
import { tenantTx } from '../../../../src/server/db/database';
import { parcelNumber } from '../../../../src/server/db/schema/parcel';
import { followSeller, payLinkOf } from '../../../../src/server/modules/purchase/follow-seller.service';
import { LEASE_MS, placeAtSeller } from '../../../../src/server/modules/purchase/place-at-seller.service';
import type { PurchaseOrder } from '../../../../src/contract/purchase';
import { productOf } from '../../../support/marketplace';
import { CLERK } from '../../../support/parcels';
import { startFakeTrade } from '../../../support/suppliers/fake-1688-trade';
import { startSellingOut } from './selling-out';

/** A shop that buys at 1688, where all costs what was paid. */
export async function startPlacing(product = productOf()) {
  const at = await startSellingOut(undefined, product);
  const fake = await startFakeTrade([]);
  const port = createAlibabaBuying(fake.account);
  const { tenantId } = at.owner;
  const worker = () => ({ actor: CLERK, at: at.shop.clock.now, record: () => Promise.resolve() });
  const onSale = ({ items }: Pick<PurchaseOrder, 'items'>) =>
    items.map(({ productId, productSkuId, unitPrice }) => ({
      itemId: productId,
      ...{ skuId: productSkuId, unitFen: unitPrice.cny.amount },
    }));
  return {
    ...at,
    fake,
    port,
    /** The seller has this for what was paid. */
    sells: (order: Pick<PurchaseOrder, 'items'>) => void (fake.trade.goods = onSale(order)),
    /** An order of two kinds that somebody is about to buy. */
    begun: async () => {
      const order = await at.paidForTwo();
      await at.begin(order.id);
      fake.trade.goods = onSale(order);
      return order;
    },
    place: (id: string) => placeAtSeller(at.shop.tenant, id, port, worker()),
    /** As it answers another time. */
    placeWith: (id: string, other: Partial<BuyingPort>) =>
      placeAtSeller(at.shop.tenant, id, { ...port, ...other }, worker()),
    followWith: (id: string, other: Partial<BuyingPort>) => followSeller(tenantId, id, { ...port, ...other }, worker()),
    follow: (id: string) => followSeller(tenantId, id, port, worker()),
    /** Numbers with this in them that the warehouse waits for. */
    announced: (digits: string) =>
      tenantTx(at.owner, async (tx) => {
        const rows = await tx
          .select()
          .from(parcelNumber)
          .where(like(parcelNumber.number, `%${digits}`));
        return rows.map(({ number, kind }) => `${number} ${kind}`).sort();
      }),
    payLink: (id: string) => payLinkOf(tenantId, id, port),
    /** The lease of whoever asked last is over. */
    later: () => void (at.shop.clock.now = new Date(at.shop.clock.now.getTime() + LEASE_MS)),
  };
}
