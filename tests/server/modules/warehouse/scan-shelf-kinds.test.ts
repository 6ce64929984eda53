import { expect, it } from 'vitest';
import { parcelDeskEndpoints } from '../../../../src/contract/parcel.desk.endpoints';
import { saveWarehouse } from '../../../../src/server/modules/tenant/publish-offers.service';
import { forgetTenant } from '../../../../src/server/modules/tenant/tenant.service';
import { shopTx } from '../../../../src/server/db/database';
import { warehouseOf } from '../../../support/shop-offers';
import { numberOf, startScanning } from './scanning';

it('a shelf for batteries takes nothing else, at the bench and at the desk, and its goods go onto no other kind', async () => {
  const at = await startScanning();
  const { tenant } = at.shop;
  const rack = { fromRack: 1, toRack: 1, levels: 1, places: 0 };
  const shelves = [
    { ...rack, row: 'A', kinds: ['BATTERY_LOOSE' as const] },
    { ...rack, row: 'B', kinds: ['GENERAL' as const] },
  ];
  await shopTx(tenant.id, (tx) => saveWarehouse(tx, tenant.id, warehouseOf({ shelves })));
  forgetTenant(tenant.id);
  const number = numberOf(1);
  const id = await at.await(number);
  const bench = at.bench('kinds');
  await bench.scan(number);
  bench.turn('INSPECT');
  await bench.scan(number, '900', '300x200x100', '!K-BATTERYLOOSE', '!PASS');
  bench.turn('SHELVE');
  expect(await bench.scan('L-B01-01', number)).toMatchObject({ say: 'WRONG_SHELF', parcel: { status: 'INSPECTED' } });
  const staff = { staffToken: at.staffToken };
  const { version } = (await at.shop.call(parcelDeskEndpoints.get, { params: { id } }, staff)).data;
  const place = (location: string) =>
    at.shop.call(parcelDeskEndpoints.place, { params: { id }, body: { version, location } }, staff);
  const refused = await place('B01-01');
  expect(refused.problem).toMatchObject({ status: 422, errors: [{ path: 'location', code: 'other_kinds' }] });
  expect(await bench.scan('L-A01-01', number)).toMatchObject({ say: 'STOCKED_IN', parcel: { location: 'A01-01' } });
  bench.turn('MOVE');
  expect(await bench.scan('L-B01-01', number)).toMatchObject({ say: 'WRONG_SHELF', parcel: { location: 'A01-01' } });
  // of no block: nobody has said anything of it
  expect(await bench.scan('L-C01', number)).toMatchObject({ say: 'MOVED', parcel: { location: 'C01' } });
});
