import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { LineTerms } from '../../../../src/contract/transit-line.schemas';
import { recompute } from '../../../../src/contract/transit-receipt';
import { systemTx } from '../../../../src/server/db/database';
import { transitLineVersion } from '../../../../src/server/db/schema/offers';
import { parcel } from '../../../../src/server/db/schema/parcel';
import { orderItem } from '../../../../src/server/db/schema/shopping';
import { transitQuote } from '../../../../src/server/db/schema/transit-quote';
import { startShop } from '../../../support/shop';
import { lineOf, LONG_AGO, photosOf } from '../../../support/shop-offers';
import { tenantRecordOf } from '../../../support/tenant-record';
import { INSURED_LINE } from './claiming';
import { startOrdering } from '../purchase/ordering';
import { shippingOf, startShipping } from './shipping';

const OVERSIZE = { code: 'crate', kind: 'PACKING' as const, name: { en: 'Wooden crate' } };

describe('an estimate', () => {
  it('quotes every line: those that take it, and the others with reasons and cures', async () => {
    const lines = [
      lineOf('air'),
      lineOf('post', { weight: { divisor: 6000, maxCountedGrams: 1000 }, minDays: 20, maxDays: 30 }),
      lineOf('moon', { zone: { countries: ['nz'] } }),
    ];
    const at = await startShipping(await startShop({ offers: { lines, services: [photosOf(300, OVERSIZE)] } }));
    const ids = [await at.store({ grams: 700 }), await at.store({ grams: 900 })];
    const { data } = await at.estimate(ids, { packingWishes: ['crate'] });
    expect(data.quotes).toHaveLength(1);
    // 1600 g and a tenth for packing; 12,000 cm³ and 15 % more are 2300 g: half a kilogram for ¥50, four more for ¥20 each; ¥6 of crates
    expect(data.quotes[0]).toMatchObject({
      transitOptionName: 'air',
      receipt: { chargeableGrams: 2300, total: { amount: 714 + 1142 + 86, currency: 'USD' }, atMost: { amount: 714 + 1428 + 86 } },
    });
    expect(data.quotes[0]?.receipt.lines).toContainEqual(
      expect.objectContaining({ code: 'packing-each', values: { name: 'Wooden crate', count: 2, unitFee: 43 } }),
    );
    expect(data.refused.map(({ transitOptionName }) => transitOptionName).sort()).toEqual(['moon', 'post']);
    const post = data.refused.find(({ transitOptionName }) => transitOptionName === 'post');
    expect(post?.refusals[0]).toMatchObject({ code: 'counted-too-heavy', limit: 1000, actual: 2300, over: 1300 });
    expect(post?.refusals[0]?.cures).toContainEqual({ code: 'other-line', values: { line: 'Air', days: -18 } });
    expect(data.packing).toEqual([{ code: 'crate', name: 'Wooden crate' }]);
    expect(data.apart).toBeNull();
    const alone = await Promise.all(ids.map(async (id) => (await at.estimate([id])).data.quotes[0]?.receipt.total.amount ?? 0));
    expect((await at.estimate(ids, { comparesApart: true })).data.apart?.amount).toBe(alone.reduce((sum, each) => sum + each, 0));
    expect(data.goods).toEqual({ amount: 1568, currency: 'USD' });
  });

  it('offers no insurance where the shop keeps no balance that it could pay to', async () => {
    const { preference } = tenantRecordOf({ id: 'any' });
    const offers = { lines: [INSURED_LINE] };
    const at = await startShipping(await startShop({ preference: { ...preference, supportBalancePay: false }, offers }));
    const ids = [await at.store()];
    expect((await at.estimate(ids)).data.quotes[0]).toMatchObject({ isInsurable: false, cover: '' });
    const { problem } = await at.create(ids, { insuredValue: 100 });
    expect(problem.data).toMatchObject({ refusals: [{ code: 'insurance-not-offered' }] });
  });

  it('is kept with all that it was made of, and computes again to the same sum', async () => {
    const at = await startShipping();
    const { data } = await at.estimate([await at.store(), await at.store()]);
    const { kept, versions } = await systemTx(async (tx) => ({
      kept: await tx.select().from(transitQuote).where(eq(transitQuote.id, data.quoteId)),
      versions: await tx.select().from(transitLineVersion).where(eq(transitLineVersion.tenantId, at.shop.tenant.id)),
    }));
    const [quote] = kept;
    const [told] = quote?.totals ?? [];
    if (!quote || !told) throw new Error('nothing was kept');
    const known = versions.map(({ id, terms }) => ({ name: 'air', versionId: id, terms: LineTerms.parse(terms) }));
    const again = recompute({ ...quote.inputs, ...told, rows: [], total: { cny: { amount: 0, currency: 'CNY' }, local: { amount: 0, currency: 'USD' } } }, known);
    expect(again?.total.local).toEqual(data.quotes[0]?.receipt.total);
    expect(told.amount).toBe(again?.total.local.amount);
  });

  it('says what would be cheaper', async () => {
    const at = await startShipping();
    const chosen = await at.store({ grams: 900 });
    const late = await at.store({ status: 'INSPECTED', stockedInAt: null, freeUntil: null, grams: 600 });
    const { data } = await at.estimate([chosen]);
    const [waiting] = data.composer;
    // one shipment begins with the dear first half kilogram, two begin with two of them
    expect(waiting).toMatchObject({ kind: 'WAIT', contents: 'Kettle', saves: { currency: 'USD' } });
    // inspected now, it is on its shelf within a day
    expect(waiting?.until).toBe(new Date(at.shop.clock.now.getTime() + 24 * 3_600_000).toISOString());

    // who has waited is asked for so much less
    const shelved = { status: 'STOCKED_IN', stockedInAt: at.shop.clock.now, freeUntil: '2027-02-19' } as const;
    await systemTx((tx) => tx.update(parcel).set(shelved).where(eq(parcel.id, late)));
    const cost = async (...ids: string[]) => (await at.estimate(ids)).data.quotes[0]?.receipt.total.amount ?? NaN;
    const apart = (await cost(chosen)) + (await cost(late));
    expect(waiting?.saves.amount).toBe(apart - (await cost(chosen, late)));
    expect(waiting?.saves.amount).toBeGreaterThan(0);
  });

  it('tells nobody to wait for what waits for their own word', async () => {
    const buying = await startOrdering(undefined, await startShop({ offers: { lines: [lineOf()] } }));
    const at = await shippingOf(buying.shop, { ...buying.owner, token: buying.token, email: '' });
    const chosen = await at.store({ grams: 900 });
    const [item] = (await buying.order()).items;
    const orderItemId = item?.id ?? '';
    await at.store({ status: 'INSPECTED', stockedInAt: null, freeUntil: null, grams: 600 }, { orderItemId });
    const kinds = async () => (await at.estimate([chosen])).data.composer.map(({ kind }) => kind);
    expect(await kinds()).toContain('WAIT');
    await systemTx((tx) => tx.update(orderItem).set({ status: 'QC_FAILED' }).where(eq(orderItem.id, orderItemId)));
    expect(await kinds()).not.toContain('WAIT');
  });

  it('offers and takes no insurance that costs no less than it pays', async () => {
    const insurance = { kind: 'fixed', fee: 100_000, startAbove: 0 } as const;
    const at = await startShipping(await startShop({ offers: { lines: [lineOf('air', { insurance })] } }));
    const ids = [await at.store()];
    const { data: told } = await at.estimate(ids);
    expect(told.quotes[0]).toMatchObject({ isInsurable: false });
    expect(told.quotes[0]?.insuranceFee?.amount).toBeGreaterThan(told.insurable.amount);
    const { problem } = await at.create(ids, { insuredValue: told.insurable.amount });
    expect(problem).toMatchObject({ code: 'LINE_REFUSED', data: { refusals: [{ code: 'insurance-not-offered', cures: [{}] }] } });
    expect((await at.create(ids)).status).toBe(200);
  });

  it('says what insurance would cost before it is wished for, as it then does', async () => {
    const at = await startShipping(await startShop({ offers: { lines: [INSURED_LINE] } }));
    const ids = [await at.store()];
    const { data: bare } = await at.estimate(ids);
    const { data: insured } = await at.estimate(ids, { insuredValue: bare.insurable.amount });
    const fee = bare.quotes[0]?.insuranceFee?.amount ?? 0;
    expect(fee).toBeGreaterThan(0);
    expect(insured.quotes[0]?.receipt.total.amount).toBe((bare.quotes[0]?.receipt.total.amount ?? 0) + fee);
  });

  it('would leave the sellers’ boxes behind, and does where that is wished for', async () => {
    const leavesOff = { categories: ['kitchen'], gramsBasisPoints: 5000, roomBasisPoints: 5000 };
    const terms = { currency: 'CNY', charge: { per: 'BOX' as const, fee: 100, min: 0, max: null }, leavesOff };
    const unboxed = photosOf(100, { code: 'unboxed', kind: 'PACKING', name: { en: 'No shop boxes' }, versions: [{ validFrom: LONG_AGO, author: 'test', terms }] });
    const at = await startShipping(await startShop({ offers: { lines: [lineOf()], services: [unboxed] } }));
    const id = await at.store({ grams: 1800 });
    const before = (await at.estimate([id])).data;
    expect(before.composer[0]).toMatchObject({ kind: 'LEAVE_PACKING', code: 'unboxed', title: 'No shop boxes', contents: 'Kettle', grams: 900 });
    const after = (await at.estimate([id], { packingWishes: ['unboxed'] })).data;
    const [dear, cheap] = [before, after].map(({ quotes }) => quotes[0]?.receipt.total.amount ?? 0);
    expect(Number(dear) - Number(cheap)).toBe(before.composer[0]?.saves.amount);
    expect(after.composer).toEqual([]);
  });

  it.each([
    ['of another shopper', async (at: Awaited<ReturnType<typeof startShipping>>) => (await startShipping(at.shop)).store()],
    ['that nobody has', () => Promise.resolve('nowhere')],
    ['that is not in store', (at: Awaited<ReturnType<typeof startShipping>>) => at.store({ status: 'INSPECTED', stockedInAt: null, freeUntil: null })],
  ])('names a parcel %s', async (_, find) => {
    const at = await startShipping();
    const id = await find(at);
    const { problem } = await at.estimate([await at.store(), id]);
    expect(problem).toMatchObject({ status: 409, code: 'PARCEL_NOT_FREE', data: { parcelIds: [id] } });
  });

  it('goes to one place: an address of the shopper’s, or a country', async () => {
    const at = await startShipping();
    const ids = [await at.store()];
    const there = await at.estimate(ids, { userAddressId: undefined, countryCode: 'nz', postcode: '6011' });
    expect(there.data.refused[0]?.refusals[0]?.code).toBe('country-not-served');
    expect((await at.estimate(ids, { userAddressId: undefined })).problem.errors?.[0]?.path).toBe('userAddressId');
    expect((await at.estimate(ids, { countryCode: 'au' })).status).toBe(422);
    expect((await at.estimate(ids, { userAddressId: 'of-nobody' })).status).toBe(404);
    expect((await at.estimate([...ids, ...ids])).problem.errors?.[0]?.path).toBe('purchaseParcelIds');
  });
}); // prettier-ignore
