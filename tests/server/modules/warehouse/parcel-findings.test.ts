import { beforeAll, describe, expect, it } from 'vitest';
import { LIMITS } from '../../../../src/contract/limits';
import { parcelDeskEndpoints as calls } from '../../../../src/contract/parcel.desk.endpoints';
import { shopTx, systemTx } from '../../../../src/server/db/database';
import { parcelItem } from '../../../../src/server/db/schema/parcel';
import { newId } from '../../../../src/server/kernel/tokens';
import { keepUndecided } from '../../../../src/server/modules/purchase/keep-undecided.service';
import { parcelContentsRepo } from '../../../../src/server/modules/warehouse/parcel-contents.repo';
import { signInStaff } from '../../../support/staff';
import { startDeciding } from './deciding';

const DAY_MS = 86_400_000;

describe('what was found in a parcel', () => {
  let at: Awaited<ReturnType<typeof startDeciding>>;
  let as: { staffToken: string };
  const read = async (id: string) => (await at.shop.call(calls.get, { params: { id } }, as)).data;
  const photo = (parcelId: string) =>
    shopTx(at.shop.tenant.id, (tx) =>
      parcelContentsRepo(tx, { tenantId: at.shop.tenant.id }).add(parcelId, {
        photos: [{ id: newId(), kind: 'INSPECTION', image: '/crack.webp', takenAt: at.shop.clock.now }],
      }),
    );
  beforeAll(async () => {
    at = await startDeciding();
    as = { staffToken: (await signInStaff(at.shop, ['warehouse'])).staffToken };
  });

  it('stays told of the one that was sent back, when what came in its place is good', async () => {
    const { id, orderItemId, orderId, parcel } = await at.failed();
    const finding = parcel?.items[0]?.order?.finding ?? '';
    expect(finding).toMatch(/\w{3}/);
    await photo(id);
    expect((await read(id)).items).toMatchObject([{ found: { verdict: 'FAILED', finding, decision: null } }]);
    await at.decide(id, orderItemId, 'EXCHANGE');
    await at.step();
    const other = (await at.shop.call(calls.list, { query: { view: 'expected' } }, as)).data.items[0]?.id ?? '';
    expect((await read(other)).items).toMatchObject([{ found: null, order: { finding: '' } }]);
    for (let count = 0; count < 3; count += 1) await at.step();
    expect((await at.orderOf(orderId)).items).toMatchObject([{ status: 'QC_PASSED', finding: '' }]);

    const { items, photos, status, timeline } = await read(id);
    expect(status).toBe('RETURNED_TO_SELLER');
    expect(items).toMatchObject([{ found: { verdict: 'FAILED', finding, decision: 'EXCHANGE' } }]);
    expect(photos.map(({ image }) => image)).toContain('/crack.webp');
    const { title } = items[0] ?? {};
    expect(timeline.slice(-4)).toMatchObject([
      { kind: 'STATE', code: 'INSPECTED' },
      { kind: 'FAULT', code: 'FAILED', detail: `${title}: ${finding}` },
      { kind: 'DECISION', code: 'EXCHANGE', detail: title, staffName: null },
      { kind: 'STATE', code: 'RETURNED_TO_SELLER' },
    ]);
    expect((await read(other)).items).toMatchObject([{ found: { verdict: 'PASSED', finding: '', decision: null } }]);
  });

  it('stays with its pictures where the rest of it goes on without what was faulty', async () => {
    const { id, orderItemId } = await at.failed();
    const { tenantId } = at.owner;
    const kettle = { title: 'Kettle', image: '/kettle.webp', position: 1, quantity: 1, unitFen: 5600 };
    await systemTx((tx) => tx.insert(parcelItem).values({ tenantId, id: newId(), parcelId: id, ...kettle }));
    await photo(id);
    at.shop.clock.now = new Date(at.shop.clock.now.getTime() + 60_000);
    await at.decide(id, orderItemId, 'RETURN');
    const { version, items } = await read(id);
    const stays = { grams: 500, lengthMm: 100, widthMm: 100, heightMm: 100 };
    const { data } = await at.shop.call(
      calls.sendBack,
      { params: { id }, body: { version, replacements: [], stays } },
      as,
    );
    expect(data.items).toMatchObject([{ title: 'Kettle', found: null }]);
    expect(data.photos.map(({ image }) => image)).toContain('/crack.webp');
    expect(data.timeline.slice(-3)).toMatchObject([
      { kind: 'FAULT', code: 'FAILED' },
      { kind: 'DECISION', code: 'RETURN' },
      { kind: 'DEED', code: 'sentBack', detail: items[0]?.title },
    ]);
    const shown = (await at.stored()).find((one) => one.id === id);
    expect(shown?.items).toHaveLength(1);
    expect(shown?.photos.map(({ image }) => image)).not.toContain('/crack.webp');
  });

  it('tells that nobody decided in time', async () => {
    const { id } = await at.failed();
    at.shop.clock.now = new Date(at.shop.clock.now.getTime() + LIMITS.decisionDays * DAY_MS);
    as = { staffToken: (await signInStaff(at.shop, ['warehouse'])).staffToken };
    await keepUndecided(at.shop.clock.now);
    const { items, timeline } = await read(id);
    expect(items).toMatchObject([{ found: { verdict: 'FAILED', decision: 'LAPSED' } }]);
    expect(timeline.at(-1)).toMatchObject({ kind: 'DECISION', code: 'LAPSED' });
  });
});
