import { beforeAll, describe, expect, it } from 'vitest';
import type { DeskTransit } from '../../../../src/contract/packing-desk';
import { packingDeskEndpoints as calls } from '../../../../src/contract/packing.desk.endpoints';
import { packingPapersEndpoints } from '../../../../src/contract/packing-papers.desk.endpoints';
import { signInStaff } from '../../../support/staff';
import { packingAt } from './packing';
import { startShipping } from './shipping';

describe('what the staff declare', () => {
  let at: Awaited<ReturnType<typeof startShipping>>;
  let as: { staffToken: string };
  const get = async (id: string) => (await at.shop.call(calls.get, { params: { id } }, as)).data;
  const declare = (order: DeskTransit, lines: { parcelItemId: string; quantity: number; hsCode?: string }[], note?: string) => {
    const body = { version: order.version, lines, ...(note === undefined ? {} : { note }) };
    return at.shop.call(calls.declare, { params: { id: order.id }, body }, as);
  };
  beforeAll(async () => {
    at = await startShipping();
    as = { staffToken: (await signInStaff(at.shop, ['packer'])).staffToken };
    await at.fund(50_000);
  });

  it('adds a code, and its shopper reads why', async () => {
    const order = await get((await at.order()).id);
    const [line] = order.declaration;
    if (!line) throw new Error('nothing is declared');
    expect(line.mayAddCode).toBe(true);
    const { parcelItemId, quantity } = line;
    const changed = (await declare(order, [{ parcelItemId, quantity, hsCode: '691110' }], 'The code was missing')).data;
    expect(changed.declaration.map(({ hsCode, unitFen }) => [hsCode, unitFen])).toEqual([['691110', line.unitFen]]);
    const { data } = await at.get(order.id);
    expect(data.declaration.map(({ hsCode }) => hsCode)).toEqual(['691110']);
    expect(data.timeline.at(-1)).toMatchObject({ note: 'The code was missing', by: 'PACKER' });
    // a slip of the staff is theirs to mend
    const other = [{ parcelItemId, quantity, hsCode: '691200' }];
    expect((await declare(changed, other)).problem.errors).toEqual([{ path: 'note', code: 'required' }]);
    const mended = await declare(changed, other, 'A slip');
    expect(mended.data.declaration[0]?.hsCode).toBe('691200');
    expect((await declare(order, [{ parcelItemId, quantity }])).problem).toMatchObject({ code: 'STATE_CONFLICT' });
  });

  it('adds a code that was missing without a word, which tells its shopper nothing new', async () => {
    const order = await get((await at.order()).id);
    const before = (await at.get(order.id)).data.timeline;
    const { parcelItemId = '', quantity = 0 } = order.declaration[0] ?? {};
    const { data } = await declare(order, [{ parcelItemId, quantity, hsCode: '691110' }], '  ');
    expect(data.declaration[0]?.hsCode).toBe('691110');
    expect(data.version).toBeGreaterThan(order.version);
    expect((await at.get(order.id)).data.timeline).toEqual(before);
  });

  it('declares no piece less, nothing else, and no other code than its shopper’s', async () => {
    const order = await get((await at.order()).id);
    const { parcelItemId = '', quantity = 0 } = order.declaration[0] ?? {};
    const refusals = [
      await declare(order, [{ parcelItemId, quantity: quantity + 1 }]),
      await declare(order, [{ parcelItemId: 'another', quantity: 1 }, { parcelItemId, quantity }]),
    ];
    expect(refusals.map(({ problem }) => problem.errors)).toEqual([
      [{ path: 'lines', code: 'not_as_many' }],
      [{ path: 'lines.0.parcelItemId', code: 'not_these' }],
    ]);
    const store = await at.store();
    const said = [{ parcelItemId: '', nameEn: 'Ceramic mug', hsCode: '691110' }];
    const item = (await get((await at.order()).id)).declaration[0]?.parcelItemId;
    expect(item).not.toBe(parcelItemId);
    expect([store !== '', said.length]).toEqual([true, 1]);
  });

  it('stays with what has left, and is what the invoice says', async () => {
    const id = await packingAt(at).packed();
    const order = await get(id);
    const { parcelItemId = '', quantity = 0 } = order.declaration[0] ?? {};
    const lines = [{ parcelItemId, quantity, hsCode: '691110' }];
    expect((await declare(order, lines)).status).toBe(200);
    const papers = (await at.shop.call(packingPapersEndpoints.papers, { params: { id } }, as)).data;
    expect(papers.sheets[0]?.goods.map(({ hsCode }) => hsCode)).toEqual(['691110']);
    await at.pay(id);
    await packingAt(at).send(id);
    expect((await declare(await get(id), lines)).problem.code).toBe('STATE_CONFLICT');
  });
}); // prettier-ignore
