import { accountEndpoints } from '../../contract/account.endpoints';
import { cartEndpoints } from '../../contract/cart.endpoints';
import { proposedWords } from '../../contract/customs-words';
import type { CallInput, ResponseOf } from '../../contract/endpoint';
import { pickupEndpoints } from '../../contract/pickup.endpoints';
import { canonicalUrl } from '../../contract/product-link';
import { purchaseEndpoints } from '../../contract/purchase.endpoints';
import type { TransitMode, TransitOrder } from '../../contract/transit';
import { transitEndpoints } from '../../contract/transit.endpoints';
import { warehouseEndpoints } from '../../contract/warehouse.endpoints';
import type { CatalogueProduct } from '../../server/adapters/marketplace/embedded/catalogue-product';
import { bringUnknown } from '../played-staff/played-courier';
import { playStaff } from '../played-staff/played-staff';
import type { PlayedShop } from '../played-staff/played-work.repo';
import type { openPast, PastCall } from './past-api';

const HOUR_MS = 3_600_000;
/** Things that are looked at before nothing is bought. */
const MOST_TRIES = 20;
/** The staff do at once what waits for them when they come. */
export const PATIENCE_MS = 60_000;
/** From payment to the shelf. */
export const TO_THE_SHELF = 6;
/** From a shipment's order to its price. */
export const TO_THE_PRICE = 2;

export interface Shopping {
  tenantId: string;
  shopperId: string;
  payPassword: string;
  /** The next thing to buy. */
  choose: () => CatalogueProduct;
  call: PastCall;
  clock: ReturnType<typeof openPast>['clock'];
}
type Wishes = Pick<CallInput<typeof transitEndpoints.estimate>['body'], 'boxes' | 'selfPickup' | 'insuredValue'> & {
  mode?: TransitMode;
};
type Line = ResponseOf<typeof transitEndpoints.estimate>['quotes'][number];
type Odds = Pick<PlayedShop, 'faultyOneIn' | 'soldOutOneIn' | 'trouble' | 'packs'>;

export const fastest = (lines: Line[]): Line | undefined => lines.toSorted((a, b) => a.maxDays - b.maxDays)[0];
const first = (lines: Line[]) => lines[0];

/** What a shopper and the played staff do from this day of the past on. What stood before stays where it stood. */
export function pastDays({ tenantId, shopperId, payPassword, choose, call, clock }: Shopping) {
  const own = { orders: new Set<string>(), shipments: new Set<string>() };
  /** What was bought, as its shopper calls it where customs ask. */
  const words = new Map<string, string>();
  const resting = { shopperId, until: new Date(clock.now.getTime() - 1) };
  const take = (kinds: number) => {
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      const product = choose();
      const skuIds = product.skus.filter(({ stock }) => stock > 1).map(({ skuId }) => skuId);
      if (skuIds.length < kinds) continue;
      const productUrl = canonicalUrl(product);
      words.set(productUrl, proposedWords(product.title.en) || product.title.en);
      return { productUrl, skuIds: skuIds.slice(0, kinds) };
    }
    throw new Error('The demo shop has no more of what it sells.');
  };
  const pick = () => {
    const { productUrl, skuIds } = take(1);
    return { productUrl, productSkuId: skuIds[0] ?? '' };
  };
  const wait = (hours: number) => void (clock.now = new Date(clock.now.getTime() + hours * HOUR_MS));
  const order = async (quantity = 1, kinds = 1) => {
    const { productUrl, skuIds } = take(kinds);
    const items = skuIds.map((productSkuId) => ({ productSkuId, quantity }));
    const { quoteId } = await call(cartEndpoints.previewProduct, { body: { productUrl, items } });
    const [made] = await call(purchaseEndpoints.createFromPreview, { body: { quoteId, termsAccepted: true } });
    if (!made) throw new Error('The demo shop made no order.');
    own.orders.add(made.id);
    return made;
  };
  const listed = async () =>
    (await call(warehouseEndpoints.listStockIn, { query: { pageNo: 1, pageSize: 100 } })).items;
  const declared = async (parcelIds: string[]) =>
    (await listed())
      .filter(({ id }) => parcelIds.includes(id))
      .flatMap(({ items }) => items)
      .map(({ id, productUrl }) => ({ parcelItemId: id, nameEn: words.get(productUrl) ?? '' }))
      .filter(({ nameEn }) => nameEn !== '');
  return {
    pick,
    wait,
    order,
    /** @param kinds of one product, so many of each */
    buy: async (quantity = 1, kinds = 1) => {
      const made = await order(quantity, kinds);
      return call(purchaseEndpoints.pay, { params: { id: made.id }, body: { payPassword } });
    },
    /** So many steps of the staff and the carrier, each after some hours. */
    work: async (steps: number, hours: number, odds: Odds = {}) => {
      for (let step = 0; step < steps; step += 1) {
        wait(hours);
        await playStaff([{ tenantId, shopperId, stepMs: PATIENCE_MS, resting, ...odds }], clock.now);
      }
    },
    /** Somebody's goods come, and nobody reads whose they are. */
    bring: (warehouseId: string, trackingNo: string) => bringUnknown(tenantId, { warehouseId, trackingNo }, clock.now),
    /** What was bought in these days, lies on its shelf and can be chosen. */
    stored: async () =>
      (await listed()).filter(
        ({ status, refusal, items }) =>
          status === 'STOCKED_IN' &&
          refusal === null &&
          items.some(({ order: of }) => of && own.orders.has(of.orderId)),
      ),
    /** By one of the lines that take them, the cheapest first; to a station where `wishes` say so. */
    async ship(
      purchaseParcelIds: string[],
      { mode = 'PACK_FIRST', ...wishes }: Wishes = {},
      choose: (lines: Line[]) => Line | undefined = first,
    ): Promise<TransitOrder> {
      // a folder of a release before has lines that went to no station in those days
      const toTheDoor = () => this.ship(purchaseParcelIds, { ...wishes, mode, selfPickup: false }, choose);
      const [home] = await call(accountEndpoints.listAddresses, {});
      const body = { purchaseParcelIds, userAddressId: home?.id ?? '', ...wishes };
      const line = choose((await call(transitEndpoints.estimate, { body })).quotes);
      if (!line && wishes.selfPickup) return toTheDoor();
      if (!line) throw new Error('No line of the demo shop takes the parcels.');
      const { transitOptionName } = line;
      const query = { countryCode: home?.countryCode, transitOptionName };
      const [station] = wishes.selfPickup ? (await call(pickupEndpoints.selfPickup, { query, body: {} })).stations : [];
      if (wishes.selfPickup && !station) return toTheDoor();
      const where = station ? { stationId: station.id } : {};
      const declaration = await declared(purchaseParcelIds);
      const wanted = { ...body, ...where, mode, transitOptionName, declaration, termsAccepted: true } as const;
      const made = await call(transitEndpoints.create, { body: wanted });
      own.shipments.add(made.id);
      return made;
    },
    payShipments: async (most = Infinity) => {
      const due = { pageNo: 1, pageSize: 50, status: 'PENDING_PAYMENT' } as const;
      const { items } = await call(transitEndpoints.list, { query: due });
      for (const { id } of items.filter((each) => own.shipments.has(each.id)).slice(0, most))
        await call(transitEndpoints.pay, { params: { id }, body: { payPassword } });
    },
  };
}
export type Days = ReturnType<typeof pastDays>;
