/** What a row of docs/invariants.md says keeps it so, and that taken away. */
export interface Guard {
  /** Of docs/invariants.md. */
  id: string;
  /** Below src/server/modules. */
  file: string;
  /** Stands in the file once. */
  guard: string;
  without: string;
  /** Below tests/server/modules; goes red without it. */
  test: string;
  /** The test's name begins so. */
  name: string;
}

/** Guards of the money of parcels and shipments, and of what shares it. */
export const GUARDS: readonly Guard[] = [
  {
    id: 'F2',
    file: 'warehouse/parcel.repo.ts',
    guard: "and(mine, isIn(['STOCKED_IN'])), 'LOCKED'",
    without: "mine, 'LOCKED'",
    test: 'transit/transit.race.test.ts',
    name: 'take a parcel once',
  },
  {
    id: 'G2',
    file: 'warehouse/parcel.repo.ts',
    guard: 'if (missing.length > 0)',
    without: 'if (missing.length > ids.length)',
    test: 'warehouse/parcel.repo.test.ts',
    name: 'are locked all or none',
  },
  {
    id: 'F1',
    file: 'transit/transit.repo.ts',
    guard: '.where(and(one(id), eq(transitOrder.status, from)))',
    without: '.where(one(id))',
    test: 'transit/transit.repo.test.ts',
    name: 'a shipment moves only from where it stands',
  },
  {
    id: 'F3',
    file: 'transit/place-transit.service.ts',
    guard: 'if (told?.amount !== total.local.amount)',
    without: 'if (told === undefined)',
    test: 'transit/place-transit.routes.test.ts',
    name: 'is refused with the new estimate',
  },
  {
    id: 'F5',
    file: 'transit/pack.service.ts',
    guard: 'const part = isAll ? undefined : outcome.amount;',
    without: 'const part = isAll ? outcome.amount : undefined;',
    test: 'transit/pack.test.ts',
    name: 'give back at once',
  },
  {
    id: 'F6',
    file: 'transit/transit.service.ts',
    guard: 'if (fee.amount > 0 && acceptFee !== fee.amount)',
    without: 'if (fee.amount < 0)',
    test: 'transit/close-fee.test.ts',
    name: 'is told first',
  },
  {
    id: 'F7',
    file: 'transit/close-transit.service.ts',
    guard: 'const closed = await closePayment(tx, due);',
    without: 'const closed = await Promise.resolve(true);',
    test: 'transit/transit.race.test.ts',
    name: 'are paid or run out',
  },
  {
    id: 'F15',
    file: 'transit/close-transit.service.ts',
    guard: 'const isPaidFor = back !== undefined && fee.amount > 0',
    without: 'const isPaidFor = back !== undefined && fee.amount < 0',
    test: 'transit/close-fee.test.ts',
    name: 'is waited for where it is not paid at once',
  },
  {
    id: 'G11',
    file: 'warehouse/storage-clock.service.ts',
    guard: 'const found = await repo.lock(id);',
    without: 'const found = await repo.find(id);',
    test: 'warehouse/storage.race.test.ts',
    name: 'is charged before a transit order takes the parcel',
  },
  {
    id: 'G11',
    file: 'warehouse/storage-day.repo.ts',
    guard: 'if (added.length !== days.length)',
    without: 'if (added.length > days.length)',
    test: 'warehouse/storage-clock.test.ts',
    name: 'is a day’s once',
  },
  {
    id: 'G20',
    file: 'warehouse/storage-day.repo.ts',
    guard: '      isNull(storageDay.returnedAt),\n    );',
    without: '    );',
    test: 'warehouse/extend-storage.test.ts',
    name: 'come back themselves',
  },
  {
    id: 'G12',
    file: 'warehouse/parcel-service.repo.ts',
    guard: "and(one(id), eq(serviceOrder.status, 'REQUESTED'))",
    without: 'one(id)',
    test: 'warehouse/parcel-service.test.ts',
    name: 'are done, or give their price back, once',
  },
  {
    id: 'G1',
    file: 'warehouse/parcel.repo.ts',
    guard: '.where(and(one(id), eq(parcel.status, from)))',
    without: '.where(one(id))',
    test: 'warehouse/parcel.repo.test.ts',
    name: 'moves only from where it stands',
  },
  {
    id: 'G36',
    file: 'transit/bear-difference.service.ts',
    guard: 'if (borne === 0)',
    without: 'if (borne >= 0)',
    test: 'transit/packing-limit.test.ts',
    name: 'are sealed at what was agreed',
  },
  {
    id: 'P27',
    file: 'payment/compensation.service.ts',
    guard: '`insured.${orderId}`',
    without: '`insured.${id}`',
    test: 'transit/claim.routes.test.ts',
    name: 'pays once for a shipment',
  },
  {
    id: 'P22',
    file: 'payment/payment.service.ts',
    guard: 'left: paid.amount - gone - waiting, gone }',
    without: 'left: paid.amount, gone }',
    test: 'purchase/answer-refund.race.test.ts',
    name: 'while its order is closed',
  },
  {
    id: 'M4',
    file: 'payment/compensation.desk.service.ts',
    guard: 'if (!(await takeOfMonth(tx, ctx, row.amount)))',
    without: 'if (row.amount < 0)',
    test: 'payment/compensation-desk.test.ts',
    name: 'are given once, and together',
  },
];
