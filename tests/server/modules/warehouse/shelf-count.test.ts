import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { operatorDeskEndpoints } from '../../../../src/contract/operator.desk.endpoints';
import { parcelDeskEndpoints } from '../../../../src/contract/parcel.desk.endpoints';
import { shelfCountDeskEndpoints as calls } from '../../../../src/contract/shelf-count.desk.endpoints';
import type { CountClosing } from '../../../../src/contract/shelf-count';
import { shopTx } from '../../../../src/server/db/database';
import { storeParcel } from '../../../support/parcels';
import { startShop } from '../../../support/shop';
import { signInStaff } from '../../../support/staff';
import { benchOf, startScanning } from './scanning';

let at: Awaited<ReturnType<typeof startScanning>>;
let mei: { staffToken: string };
let ben: { staffToken: string };
let last = 0;

/** A shelf of which two parcels are written, and one of another shelf. */
async function shelf() {
  last += 1;
  const [here, there] = [`C${String(10 + last)}-01`, `D${String(10 + last)}-01`];
  const number = (index: number) => `SF${String(7_000_000_000_000 + last * 10 + index)}`;
  const store = (location: string, index: number) =>
    storeParcel(at.shop, at.shopperId, { location }, { number: number(index) });
  const ids = [await store(here, 1), await store(here, 2), await store(there, 3)] as const;
  const bench = benchOf(at.shop, mei.staffToken, `count-${String(last)}`);
  bench.turn('COUNT');
  return { here, there, number, ids, bench };
}
const list = async (as = ben) => (await at.shop.call(calls.list, { query: {} }, as)).data;
const countOf = async (location: string) => (await list()).items.find((count) => count.location === location);
const close = (id: string, body: CountClosing, as = ben) => at.shop.call(calls.close, { params: { id }, body }, as);
const placeOf = async (id: string) =>
  (await at.shop.call(parcelDeskEndpoints.get, { params: { id } }, ben)).data.location;
const CORRECT = { version: 2, decision: 'CORRECT', reason: 'It lay behind' } as const;

beforeAll(async () => {
  at = await startScanning();
  mei = await signInStaff(at.shop, ['warehouse']);
  ben = await signInStaff(at.shop, ['warehouse']);
});

describe('a count of a shelf', () => {
  it('agrees where all is seen that is written, and nobody has to look again', async () => {
    const { here, number, bench } = await shelf();
    expect((await bench.scan(number(1))).say).toBe('NEEDS_SHELF');
    expect(await bench.scan(`L-${here}`)).toMatchObject({ say: 'COUNTING', next: { location: here } });
    expect(await bench.scan(number(1))).toMatchObject({ say: 'COUNTED', next: { location: here } });
    expect((await bench.scan(number(1))).say).toBe('ALREADY');
    await bench.scan(number(2));
    expect(await bench.scan('!END')).toMatchObject({ say: 'COUNT_AGREES', next: {} });
    expect(await countOf(here)).toBeUndefined();
  });

  it('differs by what is missing and what is a stray, which a second person writes down', async () => {
    const { here, number, ids, bench } = await shelf();
    await bench.scan(`L-${here}`, number(1));
    expect((await bench.scan(number(3))).say).toBe('STRAY');
    expect((await bench.scan('!END')).say).toBe('COUNT_DIFFERS');
    const count = await countOf(here);
    expect(count).toMatchObject({ seen: 1, missing: 1, unexpected: 1, state: 'DIFFERS' });
    const id = count?.id ?? '';
    const forbidden = await close(id, CORRECT, mei);
    expect(forbidden.problem).toMatchObject({ status: 403, data: { reason: 'SECOND_PERSON' } });
    const { data } = await close(id, CORRECT);
    expect(data).toMatchObject({ state: 'CORRECTED', closedName: 'Anna Desk', canClose: false });
    expect(await Promise.all(ids.map(placeOf))).toEqual([here, '', here]);
    expect((await close(id, CORRECT)).problem).toMatchObject({ status: 409, data: { id, state: 'CORRECTED' } });
    const owner = await signInStaff(at.shop);
    const query = { subjectKind: 'SHELF', subjectId: here };
    const { data: deeds } = await at.shop.call(operatorDeskEndpoints.listAudit, { query }, owner);
    expect(deeds).toMatchObject([{ action: 'warehouse.count', reason: 'It lay behind' }]);
  });

  it('moves nothing where it is discarded, and nothing that has moved since', async () => {
    const { here, there, number, ids, bench } = await shelf();
    await bench.scan(`L-${here}`, number(3), '!END');
    const discarded = (await countOf(here))?.id ?? '';
    await close(discarded, { version: 2, decision: 'DISCARD', reason: '' });
    expect(await Promise.all(ids.map(placeOf))).toEqual([here, here, there]);
    await bench.scan(`L-${here}`, number(3), '!END');
    const id = (await countOf(here))?.id ?? '';
    bench.turn('MOVE');
    await bench.scan('L-E01-01', number(1), number(3));
    await close(id, CORRECT);
    expect(await Promise.all(ids.map(placeOf))).toEqual(['E01-01', '', 'E01-01']);
  });

  it('is one for two who count the same shelf, and done once by two who close it', async () => {
    const { here, number, bench } = await shelf();
    const other = benchOf(at.shop, ben.staffToken, 'other');
    other.turn('COUNT');
    await Promise.all([bench.scan(`L-${here}`), other.scan(`L-${here}`)]);
    await Promise.all([bench.scan(number(1)), other.scan(number(3))]);
    await bench.scan('!END');
    const count = await countOf(here);
    expect(count).toMatchObject({ seen: 1, missing: 1, unexpected: 1 });
    const third = await signInStaff(at.shop, ['warehouse']);
    const fourth = await signInStaff(at.shop, ['warehouse']);
    const answers = await Promise.all([
      close(count?.id ?? '', CORRECT, third),
      close(count?.id ?? '', CORRECT, fourth),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('is closed by no one person, whatever is written', async () => {
    const { here, bench } = await shelf();
    await bench.scan(`L-${here}`, '!END');
    const { tenant } = at.shop;
    const alone = sql`update shelf_count set closed_by = counted_by where location = ${here} and tenant_id = ${tenant.id}`;
    await expect(shopTx(tenant.id, (tx) => tx.execute(alone))).rejects.toThrow();
  });

  it('is not there for another shop, nor for who may not count', async () => {
    const { here, bench } = await shelf();
    await bench.scan(`L-${here}`, '!END');
    const id = (await countOf(here))?.id ?? '';
    const other = await startShop();
    const stranger = await signInStaff(other);
    expect((await other.call(calls.get, { params: { id } }, stranger)).status).toBe(404);
    expect((await other.call(calls.close, { params: { id }, body: CORRECT }, stranger)).status).toBe(404);
    const packer = await signInStaff(at.shop, ['packer']);
    const atBench = benchOf(at.shop, packer.staffToken, 'packs');
    atBench.turn('COUNT');
    expect((await atBench.send('L-A01', 'a'.repeat(20))).status).toBe(403);
  });
});
