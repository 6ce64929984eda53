import { randomUUID } from 'node:crypto';
import { closeDatabase, shopTx, systemTx, tenantTx } from '../../src/server/db/database';
import { parcel, parcelItem } from '../../src/server/db/schema/parcel';
import { newId, newNumber } from '../../src/server/kernel/tokens';
import { addressRepo } from '../../src/server/modules/account/address.repo';
import { ensureAddress } from '../../src/server/modules/account/address.service';
import { ensureAccount, openSession } from '../../src/server/modules/auth/auth.service';
import { warehousesOf } from '../../src/server/modules/tenant/offers.service';
import { publishLine } from '../../src/server/modules/tenant/publish-offers.service';
import { findTenant } from '../../src/server/modules/tenant/tenant.service';
import { lineOf } from '../support/shop-offers';
import type { Shipper } from './transit-flows';

const TENANT = 'demo';
/** With those of the demo world to Australia: twelve. */
const MORE_LINES = 8;
/** Quoted together, then shipped one by one; a shopper may ask for 120 quotes in half an hour. */
const PARCELS = 100;
/** What the longest list of a store has. */
const FULL_STORE = 1000;
const FULL_STORES = 8;

const HOME = {
  receiverName: 'Bench',
  phone: '+61 2 5550 0100',
  countryCode: 'au',
  province: 'NSW',
  city: 'Sydney',
  district: '',
  street: '1 Pier',
  postcode: '2801',
};

async function addLines(now: Date) {
  const surcharges = [
    {
      code: 'remote',
      name: {},
      when: [[{ of: 'POSTCODE' as const, in: ['28'] }]],
      charge: { per: 'CHARGED_KILOGRAM' as const, fee: 400, min: 20_000 },
    },
  ];
  const terms = { fuelBasisPoints: 1000, surcharges, weight: { divisor: 6000, stepGrams: 500 } };
  for (let at = 1; at <= MORE_LINES; at += 1)
    await shopTx(TENANT, (tx) => publishLine(tx, TENANT, lineOf(`BENCH-${at}`, { ...terms, minFee: 1000 * at }), now));
}

async function shipperWith(parcels: number, warehouseId: string, now: Date): Promise<Shipper> {
  const account = {
    email: `${randomUUID()}@bench.example`,
    password: 'a bench of shippers',
    name: 'Bench',
    role: 'shopper',
    language: 'en',
  } as const;
  const owner = { tenantId: TENANT, shopperId: await ensureAccount(TENANT, account) };
  await ensureAddress(owner, HOME);
  const { token, address } = await tenantTx(owner, async (tx) => ({
    token: await openSession(tx, owner, { now, userAgent: 'bench', ip: '' }),
    address: (await addressRepo(tx, owner, 'SHIPPING').list())[0],
  }));
  const rows = Array.from({ length: parcels }, (_, at) => ({
    ...owner,
    id: newId(),
    parcelNo: newNumber('PC', now),
    warehouseId,
    source: 'PURCHASE' as const,
    status: 'STOCKED_IN' as const,
    ...{ grams: 400 + (at % 20) * 90, lengthMm: 300, widthMm: 200, heightMm: 80 + (at % 20) },
    goodsKinds: ['GENERAL' as const],
    location: 'A-01-1',
    stockedInAt: now,
    freeUntil: '2099-01-01',
    movedAt: now,
  }));
  const item = { position: 0, title: 'Kettle', channel: 'TAOBAO', category: 'kitchen', quantity: 2, unitFen: 4500 };
  await systemTx(async (tx) => {
    await tx.insert(parcel).values(rows);
    await tx
      .insert(parcelItem)
      .values(rows.map(({ id }) => ({ ...item, tenantId: TENANT, id: newId(), parcelId: id })));
  });
  return {
    token,
    addressId: address?.id ?? '',
    parcelIds: rows.map(({ id }) => id),
    hasFullStore: parcels === FULL_STORE,
  };
}

/** Adds lines to the demo shop, and shoppers whose goods lie in its warehouse; prints who they are. */
async function main(count: number) {
  const now = new Date();
  await addLines(now);
  const tenant = await findTenant(TENANT);
  const [warehouse] = tenant ? await warehousesOf({ tenant, now: () => now }) : [];
  if (!warehouse) throw new Error('the shop has no warehouse');
  const shippers: Shipper[] = [];
  for (let n = 0; n < count; n += 1)
    shippers.push(await shipperWith(n < FULL_STORES ? FULL_STORE : PARCELS, warehouse.id, now));
  await closeDatabase();
  process.stdout.write(JSON.stringify(shippers));
}

main(Number(process.argv[2])).catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
