import { afterAll, beforeAll, expect, it } from 'vitest';
import { cartEndpoints } from '../../../../src/contract/cart.endpoints';
import { catalogEndpoints } from '../../../../src/contract/catalog.endpoints';
import { feeRulesDeskEndpoints } from '../../../../src/contract/fee-rules.desk.endpoints';
import { LIMITS } from '../../../../src/contract/limits';
import { purchaseEndpoints } from '../../../../src/contract/purchase.endpoints';
import { createAlibaba1688 } from '../../../../src/server/adapters/marketplace/alibaba-1688/alibaba-1688';
import { setSources } from '../../../../src/server/adapters/marketplace/marketplace.registry';
import { startShop } from '../../../support/shop';
import { signUp } from '../../../support/shopper';
import { signInStaff } from '../../../support/staff';
import { APP, resultOf, startFake1688 } from '../../../support/suppliers/fake-1688';
import { offerDetail } from '../../../support/suppliers/offers';

const MINUTE = 60_000;
const productUrl = 'https://detail.1688.com/offer/610947572360.html';

/** 1688 as it is spoken to over the network: what a mug costs there, and whether it answers. */
const mug = { yuan: '12.50', isDown: false };
let fake: Awaited<ReturnType<typeof startFake1688>>;
beforeAll(async () => {
  fake = await startFake1688({
    'product.search.queryProductDetail': () => {
      if (mug.isDown) return undefined;
      const [first, ...others] = offerDetail('610947572360').productSkuInfos;
      return resultOf(offerDetail('610947572360', { productSkuInfos: [{ ...first, price: mug.yuan }, ...others] }));
    },
  });
  setSources([createAlibaba1688({ ...APP, url: fake.url, callsPerSecond: 1000 })]);
});
afterAll(async () => {
  setSources();
  await fake.close();
});

it('is asked for its price within five minutes of an order, and shown with its age where it is down', async () => {
  const shop = await startShop({ marketplaceSources: [{ source: 'alibaba-1688' }] });
  const as = { token: (await signUp(shop)).token };
  const pass = (ms: number) => void (shop.clock.now = new Date(shop.clock.now.getTime() + ms));
  const quote = async () => {
    const body = { productUrl, items: [{ productSkuId: '5901', quantity: 2 }] };
    return shop.call(cartEndpoints.previewProduct, { body }, as);
  };
  const order = (quoteId: string) =>
    shop.call(purchaseEndpoints.createFromPreview, { body: { quoteId, termsAccepted: true } }, as);
  const asked = () => fake.calls.splice(0).filter(({ path }) => path.includes('queryProductDetail')).length;

  const { data: first } = await quote();
  expect(asked()).toBe(1);
  pass(LIMITS.priceMinutes * MINUTE);
  mug.yuan = '13.50';
  const refused = await order(first.quoteId);
  expect([refused.status, refused.problem.code, asked()]).toEqual([409, 'PRICE_CHANGED', 1]);

  const { data: second } = await quote();
  const saidAt = shop.clock.now.toISOString();
  mug.isDown = true;
  pass(LIMITS.priceMinutes * MINUTE);
  expect((await order(second.quoteId)).problem.code).toBe('SUPPLIER_UNAVAILABLE');
  pass(15 * MINUTE);
  const { data: shown } = await shop.call(catalogEndpoints.getProduct, { query: { productUrl } }, as);
  expect([shown.skus[0]?.price.cny.amount, shown.asOf]).toEqual([1350, saidAt]);

  mug.isDown = false;
  pass(0);
  const made = await order((await quote()).data.quoteId);
  expect(made.data[0]?.items[0]?.unitPrice.cny.amount).toBe(1350);
});

it('whose freight nobody says is reckoned with what the shop says from that day on, on its page and in the price', async () => {
  mug.yuan = '12.50';
  const shop = await startShop({ marketplaceSources: [{ source: 'alibaba-1688' }] });
  const [as, staff] = [{ token: (await signUp(shop)).token }, await signInStaff(shop)];
  const freight = async () => {
    const body = { productUrl, items: [{ productSkuId: '5901', quantity: 4 }] };
    const { data: quote } = await shop.call(cartEndpoints.previewProduct, { body }, as);
    const { data: page } = await shop.call(catalogEndpoints.getProduct, { query: { productUrl } }, as);
    return [page.freight, quote.domesticFreight.cny.amount];
  };
  const terms = (firstKilos: number, firstFen: number, nextFen: number) => ({
    ...{ kind: 'weight', firstUnit: firstKilos, firstFen },
    ...{ nextUnit: 1, nextFen },
  });
  // four of 351 grams
  expect(await freight()).toEqual([terms(1, 800, 400), 1_200]);
  const { version, inForce } = (await shop.call(feeRulesDeskEndpoints.getFees, {}, staff)).data;
  const unsaidFreight = { firstKilos: 1, firstFen: 1_000, nextFen: 150 };
  const body = { version, from: null, note: 'Dearer couriers', terms: { ...inForce, unsaidFreight } };
  expect((await shop.call(feeRulesDeskEndpoints.publishFees, { body }, staff)).status).toBe(200);
  expect(await freight()).toEqual([terms(1, 1_000, 150), 1_150]);
});
