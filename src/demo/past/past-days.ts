import { accountEndpoints } from '../../contract/account.endpoints';
import { cartEndpoints } from '../../contract/cart.endpoints';
import type { CallInput, ResponseOf } from '../../contract/endpoint';
import { canonicalUrl } from '../../contract/product-link';
import { purchaseEndpoints } from '../../contract/purchase.endpoints';
import { transitEndpoints } from '../../contract/transit.endpoints';
import { warehouseEndpoints } from '../../contract/warehouse.endpoints';
import type { CatalogueProduct } from '../../server/adapters/marketplace/embedded/catalogue-product';
import { playStaff } from '../played-staff/played-staff';
import type { PlayedShop } from '../played-staff/played-work.repo';
import type { openPast, PastCall } from './past-api';

const HOUR_MS = 3_600_000;
/** The staff do at once what waits for them when they come. */
const PATIENCE_MS = 60_000;
/** From payment to the shelf. */
export const TO_THE_SHELF = 6;

export interface Shopping {
  tenantId: string;
  shopperId: string;
  payPassword: string;
  /** The next thing to buy. */
  choose: () => CatalogueProduct;
  call: PastCall;
  clock: ReturnType<typeof openPast>['clock'];
}
type Wishes = Pick<CallInput<typeof transitEndpoints.estimate>['body'], 'boxes' | 'packingWishes' | 'insuredValue'>;
type Line = ResponseOf<typeof transitEndpoints.estimate>['quotes'][number];
type Odds = Pick<PlayedShop, 'faultyOneIn' | 'soldOutOneIn' | 'trouble'>;

/** What a shopper and the played staff do from this day of the past on. What stood before stays where it stood. */
export function pastDays({ tenantId, shopperId, payPassword, choose, call, clock }: Shopping) {
  const resting = { shopperId, until: new Date(clock.now.getTime() - 1) };
  const pick = () => {
    const product = choose();
    const sku = product.skus.find(({ stock }) => stock > 1);
    if (!sku) throw new Error('The demo shop has no more of what it sells.');
    return { productUrl: canonicalUrl(product), productSkuId: sku.skuId };
  };
  const wait = (hours: number) => void (clock.now = new Date(clock.now.getTime() + hours * HOUR_MS));
  const order = async (quantity = 1) => {
    const { productUrl, productSkuId } = pick();
    const { quoteId } = await call(cartEndpoints.previewProduct, {
      body: { productUrl, items: [{ productSkuId, quantity }] },
    });
    const [made] = await call(purchaseEndpoints.createFromPreview, { body: { quoteId, termsAccepted: true } });
    if (!made) throw new Error('The demo shop made no order.');
    return made;
  };
  return {
    pick,
    wait,
    order,
    buy: async (quantity = 1) => {
      const made = await order(quantity);
      return call(purchaseEndpoints.pay, { params: { id: made.id }, body: { payPassword } });
    },
    /** So many steps of the staff and the carrier, each after some hours. */
    work: async (steps: number, hours: number, odds: Odds = {}) => {
      for (let step = 0; step < steps; step += 1) {
        wait(hours);
        await playStaff([{ tenantId, shopperId, stepMs: PATIENCE_MS, resting, ...odds }], clock.now);
      }
    },
    /** What came to its shelf in these days, and can be chosen. */
    stored: async () => {
      const { items } = await call(warehouseEndpoints.listStockIn, { query: { pageNo: 1, pageSize: 100 } });
      return items.filter(
        ({ status, refusal, stockedInAt }) =>
          status === 'STOCKED_IN' && refusal === null && stockedInAt !== null && new Date(stockedInAt) > resting.until,
      );
    },
    /** By the cheapest line that takes them and suits. */
    ship: async (purchaseParcelIds: string[], wishes: Wishes = {}, suits: (line: Line) => boolean = () => true) => {
      const [home] = await call(accountEndpoints.listAddresses, {});
      const body = { purchaseParcelIds, userAddressId: home?.id ?? '', ...wishes };
      const line = (await call(transitEndpoints.estimate, { body })).quotes.find(suits);
      if (!line) throw new Error('No line of the demo shop takes the parcels.');
      const { transitOptionName } = line;
      return call(transitEndpoints.create, { body: { ...body, transitOptionName, termsAccepted: true } });
    },
    payShipments: async (most = Infinity) => {
      const due = { pageNo: 1, pageSize: 50, status: 'PENDING_PAYMENT' } as const;
      const { items } = await call(transitEndpoints.list, { query: due });
      for (const { id } of items.slice(0, most))
        await call(transitEndpoints.pay, { params: { id }, body: { payPassword } });
    },
  };
}
export type Days = ReturnType<typeof pastDays>;
