import { describe, expect, it } from 'vitest';
import { cartEndpoints } from '../../../../src/contract/cart.endpoints';
import { canonicalUrl } from '../../../../src/contract/product-link';
import type { ShipmentQuestion } from '../../../../src/contract/shipment';
import { tenantEndpoints } from '../../../../src/contract/tenant.endpoints';
import { inLanguages, newItemId, productOf } from '../../../support/marketplace';
import { startShop } from '../../../support/shop';
import { lineOf, photosOf, warehouseOf } from '../../../support/shop-offers';
import { skuOf, startCart, type Product } from './filling';

const shirt = () => productOf({ weightGrams: 300, size: { lengthMm: 300, widthMm: 200, heightMm: 50 } });
const powerBank = () =>
  productOf({
    itemId: newItemId(),
    categoryId: 'phones',
    title: inLanguages('Power bank', { 'zh-CN': '充电宝大容量', vi: 'Pin dự phòng' }),
    weightGrams: 500,
    size: { lengthMm: 100, widthMm: 80, heightMm: 20 },
  });
const itemOf = (product: Product, quantity = 1, sku = 0) => ({
  productUrl: canonicalUrl(product),
  productSkuId: skuOf(product, sku),
  quantity,
});

async function startEstimating(products: Product[], offers: NonNullable<Parameters<typeof startShop>[0]>['offers']) {
  const shop = await startShop({ offers });
  const { token } = await startCart(products, shop);
  const ask = (body: Omit<ShipmentQuestion, 'country'> & { country?: string }, locale = 'en') =>
    shop.call(cartEndpoints.estimateShipment, { body: { country: 'au', ...body } }, { token, locale });
  return { shop, token, ask };
}

describe('POST /front/cart/estimate-freight', () => {
  it('prices all of it together, with what packing adds, and says what it comes to at most', async () => {
    const [one, other] = [shirt(), powerBank()];
    const { ask } = await startEstimating([one, other], { lines: [lineOf('air', { weight: { divisor: 6000 } })] });
    const { data } = await ask({ goods: [itemOf(one, 2), itemOf(other)] });
    // 2 × 300 + 500 g and the least that packing adds; ¥50 + 2 × ¥20, each × 0.14 × 1.02
    expect(data.grams).toBe(1250);
    // (2 × 3,000,000 + 160,000 mm³) × 1.15 / 6000 is less than the scale
    expect(data.lines).toMatchObject([{ title: 'Air', chargeableGrams: 1250, total: { amount: 714 + 571, currency: 'USD' } }]);
    // 1438 g and 1358 g by volume: no step more
    expect(data.lines[0]?.atMost).toEqual({ amount: 714 + 571, currency: 'USD' });
    const { data: heavy } = await ask({ goods: [itemOf(one, 3), itemOf(other)] });
    expect(heavy.lines[0]).toMatchObject({ chargeableGrams: 1756, total: { amount: 714 + 857 }, atMost: { amount: 714 + 1142 } });
  });

  it('guesses kinds of goods, says so, and names what to leave out where a line does not take them', async () => {
    const [one, other] = [shirt(), powerBank()];
    const careful = lineOf('careful', { goodsKinds: ['GENERAL'] });
    const { ask } = await startEstimating([one, other], { lines: [lineOf('dear', { minFee: 90_000 }), careful] });
    const { data } = await ask({ goods: [itemOf(one), itemOf(other)] }, 'vi');
    expect(data.guesses).toEqual([{ productUrl: canonicalUrl(other), title: 'Pin dự phòng', goodsKinds: ['BATTERY_LOOSE'] }]);
    expect(data.lines.map(({ transitOptionName, total }) => [transitOptionName, total !== null])).toEqual([
      ['dear', true],
      ['careful', false],
    ]);
    expect(data.lines[1]?.refusals).toMatchObject([
      {
        code: 'goods-kind-not-taken',
        actual: 'BATTERY_LOOSE',
        cures: [
          { code: 'leave-out', values: { names: 'Pin dự phòng' } },
          { code: 'other-line', values: { line: 'Đường bay' } },
        ],
      },
    ]);
    expect(data.lines[1]?.atMost).toBeNull();
  });

  it('lets cartons be divided where they are too heavy together', async () => {
    const heavy = productOf({ weightGrams: 4000 });
    const { ask } = await startEstimating([heavy], { lines: [lineOf('air', { weight: { divisor: 6000, maxScaleGrams: 15_000 } })] });
    const { data } = await ask({ goods: [itemOf(heavy, 5)] });
    expect(data.lines[0]?.refusals).toMatchObject([
      {
        code: 'too-heavy',
        limit: 15_000,
        actual: 22_000,
        over: 7000,
        cures: [{ code: 'split', values: { count: 2 } }, { code: 'leave-out', values: { names: 'Cotton shirt × 2' } }],
      },
    ]);
  });

  it('adds insurance, services and packing where they are wished, and offers them by name', async () => {
    const one = shirt();
    const crate = photosOf(1000, { code: 'crate', kind: 'PACKING', name: { en: 'Crate' }, versions: [
      { validFrom: '2020-01-01T00:00:00.000Z', author: 'test', terms: { currency: 'CNY', charge: { per: 'BOX', fee: 3000, min: 0, max: null } } },
    ] });
    const line = lineOf('air', {
      services: [{ code: 'sms', name: { en: 'Text message' }, charge: { per: 'ORDER', fee: 100 } }],
      insurance: { kind: 'percent', startAbove: 0, basisPoints: 300, min: 0, max: null },
      cover: { en: 'Loss and damage.' },
    });
    const { ask } = await startEstimating([one], { lines: [line], services: [photosOf(200), crate] });
    const goods = [itemOf(one, 2)];
    const { data: plain } = await ask({ goods });
    expect(plain).toMatchObject({ services: [{ code: 'sms', name: 'Text message' }], packing: [{ code: 'crate', name: 'Crate' }], isInsurable: true });
    expect(plain.lines[0]).toMatchObject({ cover: 'Loss and damage.', remark: '' });
    const { data } = await ask({ goods, services: ['sms'], packing: ['crate'], isInsured: true });
    expect((await ask({ goods, services: ['sms', 'gold'], isInsured: true })).data.lines[0]?.refusals[0]).toMatchObject({
      code: 'service-not-offered',
      actual: 'gold',
      cures: [{ code: 'leave-off', values: { name: 'gold' } }],
    });
    // ¥1.00, ¥30.00 and 3 % of 2 × ¥50.00, whose worth has no margin of the shop
    expect(data.lines[0]?.lines.slice(-3)).toEqual([
      { code: 'service-each', values: { name: 'Text message', count: 1, unitFee: 14 }, amount: { amount: 14, currency: 'USD' }, own: { amount: 100, currency: 'CNY' } },
      { code: 'packing-each', values: { name: 'Crate', count: 1, unitFee: 428 }, amount: { amount: 428, currency: 'USD' }, own: { amount: 3000, currency: 'CNY' } },
      { code: 'insurance-percent', values: { insuredAmount: 1400, basisPoints: 306 }, amount: { amount: 43, currency: 'USD' }, own: { amount: 300, currency: 'CNY' } },
    ]);
  });

  it('neither offers nor counts insurance that costs no less than it pays', async () => {
    const one = shirt();
    const insurance = { kind: 'fixed', fee: 12_000, startAbove: 0 } as const;
    const line = lineOf('air', { insurance, cover: { en: 'Loss and damage.' } });
    const { ask } = await startEstimating([one], { lines: [line] });
    // ¥100.00 of shirts for ¥120.00
    const few = { goods: [itemOf(one, 2)] };
    const { data: plain } = await ask(few);
    expect(plain).toMatchObject({ isInsurable: false, insurable: { amount: 1400 } });
    expect(plain.lines[0]).toMatchObject({ cover: '', dearInsurance: { amount: 1714, currency: 'USD' } });
    // a wish that is kept from dearer goods
    expect((await ask({ ...few, isInsured: true })).data).toEqual(plain);
    const { data: many } = await ask({ goods: [itemOf(one, 3)], isInsured: true });
    expect(many).toMatchObject({ isInsurable: true, insurable: { amount: 2100 } });
    expect(many.lines[0]).toMatchObject({ cover: 'Loss and damage.', dearInsurance: null });
    expect(many.lines[0]?.lines.at(-1)).toMatchObject({ code: 'insurance-fixed', amount: { amount: 1714 } });
  });

  it('counts in no product without a weight, and none that is gone', async () => {
    const [one, light, gone] = [shirt(), productOf({ itemId: newItemId(), weightGrams: 0 }), productOf({ itemId: newItemId() })];
    const { ask } = await startEstimating([one, light], { lines: [lineOf()] });
    const { data } = await ask({ goods: [itemOf(one), itemOf(light), itemOf(gone)] });
    expect(data.unweighed).toEqual([canonicalUrl(light), canonicalUrl(gone)]);
    expect(data.grams).toBe(450);
    const { data: nothing } = await ask({ goods: [itemOf(light)] });
    expect(nothing).toMatchObject({ grams: 0, lines: [], isTooMuch: false });
  });

  it('shows lines to the country only, and asks for a person above a tonne', async () => {
    const one = shirt();
    const { ask } = await startEstimating([one], { lines: [lineOf(), lineOf('nz', { zone: { countries: ['nz'] } })] });
    expect((await ask({ goods: [itemOf(one)], country: 'NZ' })).data.lines.map(({ transitOptionName }) => transitOptionName)).toEqual(['nz']);
    expect((await ask({ goods: [itemOf(one, 99_999)] })).data).toMatchObject({ isTooMuch: true, lines: [], grams: 0 });
  });

  it('holds a line to the warehouse that the goods go to', async () => {
    const one = shirt();
    const { shop, ask } = await startEstimating([one], {
      warehouses: [warehouseOf(), warehouseOf({ code: 'yw', name: { en: 'Yiwu' } })],
      lines: [lineOf('yiwu', { warehouses: ['yw'] })],
    });
    const { data: warehouses } = await shop.call(tenantEndpoints.listWarehouses, {});
    const [gz, yw] = ['Guangzhou', 'Yiwu'].map((name) => warehouses.find((each) => each.name === name)?.id);
    const codes = async (tenantWarehouseId?: string) =>
      (await ask({ goods: [itemOf(one)], tenantWarehouseId })).data.lines[0]?.refusals.map(({ code }) => code);
    expect(await codes(gz)).toEqual(['warehouse-not-served']);
    expect(await codes(yw)).toEqual([]);
    // where nobody has chosen they go to the first, as an order does
    expect(await codes()).toEqual(['warehouse-not-served']);
  });

  it('tells visitors about one product, whichever of it they choose', async () => {
    const [one, other] = [shirt(), powerBank()];
    const { shop, ask } = await startEstimating([one, other], { lines: [lineOf()] });
    const visiting = (goods: ShipmentQuestion['goods']) =>
      shop.call(cartEndpoints.estimateShipment, { body: { goods, country: 'au' } });
    const goods = [itemOf(one), itemOf(one, 2, 1)];
    expect((await visiting(goods)).data).toEqual((await ask({ goods })).data);
    expect((await visiting([itemOf(one), itemOf(other)])).problem).toMatchObject({ status: 401, code: 'SESSION_EXPIRED' });
  });

  it('refuses links that lead to no product', async () => {
    const { ask } = await startEstimating([], { lines: [lineOf()] });
    const item = { productUrl: 'https://example.com/', productSkuId: 'a', quantity: 1 };
    expect((await ask({ goods: [item] })).problem.code).toBe('PRODUCT_URL_INVALID');
    expect((await ask({ goods: [] })).status).toBe(422);
  });
}); // prettier-ignore
