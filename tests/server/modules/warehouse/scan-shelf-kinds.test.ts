import { expect, it } from 'vitest';
import { parcelDeskEndpoints } from '../../../../src/contract/parcel.desk.endpoints';
import { saveWarehouse } from '../../../../src/server/modules/tenant/publish-offers.service';
import { forgetTenant } from '../../../../src/server/modules/tenant/tenant.service';
import { soundOf } from '../../../../src/contract/scan';
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
});

it('a shelf that the warehouse has not is a fault, at the bench and at the desk, and nothing goes anywhere', async () => {
  const at = await startScanning();
  const { tenant } = at.shop;
  const number = numberOf(1);
  const id = await at.await(number);
  const bench = at.bench('no-shelf');
  await bench.scan(number);
  bench.turn('INSPECT');
  await bench.scan(number, '900', '300x200x100', '!PASS');
  bench.turn('SHELVE');
  // nobody has noted which there are
  expect(await bench.scan('L-Q77-09')).toMatchObject({ say: 'SHELF', next: { location: 'Q77-09' } });
  const shelves = [{ row: 'A', fromRack: 1, toRack: 2, levels: 3, places: 0 }];
  await shopTx(tenant.id, (tx) => saveWarehouse(tx, tenant.id, warehouseOf({ shelves })));
  forgetTenant(tenant.id);
  await bench.scan('L-A01-01');
  for (const unknown of ['L-Q77-09', 'L-A03-01', 'L-A01-04', 'L-A01-01-1']) {
    expect(await bench.scan(unknown)).toMatchObject({ say: 'NO_SUCH_SHELF', recognised: 'SHELF', next: {} });
    expect(soundOf('NO_SUCH_SHELF')).toBe('REFUSED');
    // the shelf before it sticks no more
    expect(await bench.scan(number)).toMatchObject({
      say: 'NEEDS_SHELF',
      parcel: { status: 'INSPECTED', location: '' },
    });
  }
  const staff = { staffToken: at.staffToken };
  const { version } = (await at.shop.call(parcelDeskEndpoints.get, { params: { id } }, staff)).data;
  const body = { version, location: 'Q77-09' };
  const refused = await at.shop.call(parcelDeskEndpoints.place, { params: { id }, body }, staff);
  expect(refused.problem).toMatchObject({ status: 422, errors: [{ path: 'location', code: 'no_such_shelf' }] });
  expect(await bench.scan('L-A02-03', number)).toMatchObject({ say: 'STOCKED_IN', parcel: { location: 'A02-03' } });
  bench.turn('MOVE');
  expect(await bench.scan('L-Q77-09')).toMatchObject({ say: 'NO_SUCH_SHELF' });
  expect(await bench.scan(number)).toMatchObject({ say: 'NEEDS_SHELF', parcel: { location: 'A02-03' } });
});
