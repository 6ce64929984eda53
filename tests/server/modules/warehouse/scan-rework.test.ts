import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { systemTx } from '../../../../src/server/db/database';
import { parcel } from '../../../../src/server/db/schema/parcel';
import { storeParcel } from '../../../support/parcels';
import { signUp } from '../../../support/shopper';
import { startScanning } from './scanning';
import { addCup } from './splitting';

const noOf = async (id: string) => {
  const [row] = await systemTx((tx) => tx.select().from(parcel).where(eq(parcel.id, id)));
  return row?.parcelNo ?? '';
};

describe('parcels that are taken apart or put together at the bench', () => {
  it('are two, with labels and weights of their own, of which each has what was picked', async () => {
    const at = await startScanning();
    const id = await storeParcel(at.shop, at.shopperId);
    await addCup(at.shop, id);
    const bench = at.bench();
    bench.turn('SPLIT');
    const no = await noOf(id);
    expect((await bench.scan('!END')).say).toBe('NEEDS_PARCEL');
    expect(await bench.scan(no)).toMatchObject({ say: 'PARCEL', next: { parcelId: id, picked: [] } });
    expect((await bench.scan('!END')).say).toBe('NEEDS_SOME');
    expect((await bench.scan('!Q-1', '!Q-2')).next.picked).toEqual([1, 2]);
    expect((await bench.scan('!END')).say).toBe('NEEDS_SOME');
    expect(await bench.scan('!Q-1')).toMatchObject({ say: 'PUT_BACK', next: { picked: [2] } });
    const done = await bench.scan('!END');
    expect(done).toMatchObject({ say: 'SPLIT', doneToday: 1, parcel: { status: 'RECEIVED', grams: null } });
    expect(done.parcel?.items.map(({ title }) => title)).toEqual(['Cup']);
    expect(done.labels).toEqual([no, done.parcel?.parcelNo]);
    // both are on the bench now
    expect((await bench.scan(no)).say).toBe('NOT_NOW');
  });

  it('are one where they are of one shopper and one kind, for as long as the one that ends first', async () => {
    const at = await startScanning();
    const other = await signUp(at.shop);
    const ids = [await storeParcel(at.shop, at.shopperId), await storeParcel(at.shop, at.shopperId)];
    const theirs = await storeParcel(at.shop, other.shopperId);
    const bench = at.bench();
    bench.turn('MERGE');
    const [first = '', second = ''] = await Promise.all(ids.map(noOf));
    expect((await bench.scan(first)).next.joined).toEqual([ids[0]]);
    expect((await bench.scan('!END')).say).toBe('NEEDS_TWO');
    expect((await bench.scan(await noOf(theirs))).say).toBe('NOT_TOGETHER');
    expect((await bench.scan(first)).say).toBe('ALREADY');
    expect((await bench.scan(second)).say).toBe('JOINED');
    const done = await bench.scan('!END');
    expect(done).toMatchObject({ say: 'MERGED', parcel: { status: 'RECEIVED' }, labels: [expect.any(String)] });
    expect(done.parcel?.items).toHaveLength(2);
    const [gone] = await systemTx((tx) => tx.select().from(parcel).where(eq(parcel.status, 'MERGED')));
    expect(ids).toContain(gone?.id);
  });
});
