import { accountEndpoints } from '../../src/contract/account.endpoints';
import type { CallInput } from '../../src/contract/endpoint';
import type { TransitOrder } from '../../src/contract/transit';
import { purchaseEndpoints } from '../../src/contract/purchase.endpoints';
import { tenantEndpoints } from '../../src/contract/tenant.endpoints';
import { transitEndpoints } from '../../src/contract/transit.endpoints';
import { warehouseEndpoints } from '../../src/contract/warehouse.endpoints';
import { playedStaffEndpoints } from '../../src/demo/played-staff/played-staff.endpoints';
import { PAY_PASSWORD, placeOrder, type Shopper } from './shopper';

/** The demo's staff and carrier do what this shopper waits for, until it is somebody else's turn. */
export async function letStaffWork({ api }: Shopper, body: CallInput<typeof playedStaffEndpoints.hurry>['body'] = {}) {
  while ((await api(playedStaffEndpoints.hurry, { body })).done > 0);
}

/** A pair of sneakers, bought and in store; the balance and the pay password are there. @returns the parcel's id */
export async function storeGoods(shopper: Shopper): Promise<string> {
  const { api } = shopper;
  const { id } = await placeOrder(shopper);
  await api(purchaseEndpoints.pay, { params: { id }, body: { payPassword: PAY_PASSWORD } });
  await letStaffWork(shopper);
  const { items } = await api(warehouseEndpoints.listStockIn, { query: { pageNo: 1, pageSize: 10 } });
  const parcel = items.find(({ status }) => status === 'STOCKED_IN');
  if (!parcel) throw new Error('the played staff stored nothing');
  return parcel.id;
}

/** Of the countries that the demo shops ship to first. */
const POSTCODES: Record<string, string> = { au: '2000', kr: '04524', np: '44600', uz: '100115', vn: '100000' };

/** An address in the first of the countries that the shop ships to. */
export async function saveHome({ api }: Shopper) {
  const [country] = await api(tenantEndpoints.listCountries, {});
  return api(accountEndpoints.saveAddress, {
    body: {
      receiverName: 'Mei Lantern',
      phone: '+61 2 5550 0100',
      countryCode: country?.code ?? '',
      province: 'North',
      city: 'Harbour',
      district: '',
      street: '1 Pier',
      postcode: POSTCODES[country?.code.toLowerCase() ?? ''] ?? '',
    },
  });
}

/** Parcels packed by the cheapest line, which wait to be paid. */
export async function shipGoods(shopper: Shopper, parcelId: string): Promise<TransitOrder> {
  const { api } = shopper;
  const { id: userAddressId } = await saveHome(shopper);
  const wish = { purchaseParcelIds: [parcelId], userAddressId };
  const { quotes } = await api(transitEndpoints.estimate, { body: wish });
  const transitOptionName = quotes[0]?.transitOptionName ?? '';
  const { items } = await api(warehouseEndpoints.listStockIn, { query: { pageNo: 1, pageSize: 100 } });
  // in some languages nobody proposes what customs call it
  const declaration = items
    .filter(({ id }) => id === parcelId)
    .flatMap((parcel) => parcel.items.map(({ id }) => ({ parcelItemId: id, nameEn: 'Canvas shoes' })));
  const made = await api(transitEndpoints.create, { body: { ...wish, transitOptionName, declaration } });
  await letStaffWork(shopper);
  return made;
}
