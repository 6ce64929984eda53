import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { parcelDeskEndpoints } from '../../../../src/contract/parcel.desk.endpoints';
import { shopTx } from '../../../../src/server/db/database';
import { parcelContentsRepo } from '../../../../src/server/modules/warehouse/parcel-contents.repo';
import { saveTenant } from '../../../../src/server/modules/tenant/tenant.service';
import { numberOf, startScanning } from './scanning';

it('an inspection says what is in a parcel, and takes it back with the rest', async () => {
  const at = await startScanning();
  const number = numberOf(1);
  const id = await at.await(number);
  const bench = at.bench('kinds');
  await bench.scan(number);
  bench.turn('INSPECT');
  await bench.scan(number, '900', '300x200x100');
  expect((await bench.scan('!K-GENERAL')).next.kinds).toEqual(['GENERAL']);
  expect((await bench.scan('!K-BATTERYLOOSE', '!K-LIQUID')).next.kinds).toEqual(['BATTERY_LOOSE', 'LIQUID']);
  expect(await bench.scan('!K-LIQUID')).toMatchObject({ say: 'NOTED', next: { kinds: ['BATTERY_LOOSE'] } });
  expect((await bench.scan('!K-GOLD')).say).toBe('UNKNOWN');
  const kindsOf = async () =>
    (await at.shop.call(parcelDeskEndpoints.get, { params: { id } }, { staffToken: at.staffToken })).data.goodsKinds;
  expect(await kindsOf()).toEqual([]);
  expect(await bench.scan('!PASS')).toMatchObject({ next: {}, parcel: { goodsKinds: ['BATTERY_LOOSE'] } });
  expect(await kindsOf()).toEqual(['BATTERY_LOOSE']);
  await bench.scan('!UNDO');
  expect(await kindsOf()).toEqual([]);
});

it('an inspection looks twice at a weight and a size that hardly fit, and is done when it is said again', async () => {
  const at = await startScanning();
  const bench = at.bench('doubts');
  await at.await(numberOf(2));
  await bench.scan(numberOf(2));
  bench.turn('INSPECT');
  await bench.scan(numberOf(2), '900', '30x20x10');
  expect(await bench.scan('!PASS')).toMatchObject({ say: 'DOUBTFUL', parcel: { status: 'RECEIVED' } });
  expect(await bench.scan('900', '!PASS')).toMatchObject({ say: 'INSPECTED', next: {}, parcel: { grams: 900 } });
});

it('an inspection wants as many photos as the shop says, whichever way it is judged', async () => {
  const at = await startScanning();
  const { tenant } = at.shop;
  await saveTenant({ ...tenant, inspectPhotos: 2 });
  const number = numberOf(3);
  const id = await at.await(number);
  const bench = at.bench('photos');
  await bench.scan(number);
  bench.turn('INSPECT');
  await bench.scan(number, '900', '300x200x100');
  const photo = () =>
    shopTx(tenant.id, (tx) =>
      parcelContentsRepo(tx, { tenantId: tenant.id }).add(id, {
        photos: [{ id: randomUUID(), kind: 'INSPECTION', image: '/p.jpg', takenAt: at.shop.clock.now }],
      }),
    );
  await photo();
  for (const command of ['!PASS', '!FAIL'])
    expect(await bench.scan(command)).toMatchObject({ say: 'NEEDS_PHOTOS', parcel: { status: 'RECEIVED' } });
  await photo();
  expect(await bench.scan('!PASS')).toMatchObject({ say: 'INSPECTED' });
});
