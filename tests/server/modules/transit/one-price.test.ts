import { expect, it } from 'vitest';
import { cartEndpoints } from '../../../../src/contract/cart.endpoints';
import { catalogEndpoints } from '../../../../src/contract/catalog.endpoints';
import { packingDeskEndpoints as packing } from '../../../../src/contract/packing.desk.endpoints';
import { canonicalUrl } from '../../../../src/contract/product-link';
import { boxOf } from '../../../../src/contract/transit-box';
import { estimatedBox, USUAL_ALLOWANCE } from '../../../../src/contract/transit-estimate';
import { productOf } from '../../../support/marketplace';
import { startShop } from '../../../support/shop';
import { lineOf } from '../../../support/shop-offers';
import { signInStaff } from '../../../support/staff';
import { skuOf, startCart } from '../cart/filling';
import { startShipping } from './shipping';

const SIZE = { lengthMm: 300, widthMm: 200, heightMm: 100 };
const TERMS = { parcelFee: 333, fuelBasisPoints: 1550, weight: { divisor: 6000, stepGrams: 100 } };

it('is one price, at the calculator, on a product’s page, in an estimate, at the packing desk and on the invoice', async () => {
  const shop = await startShop({ offers: { lines: [lineOf('air', TERMS)] } });
  const product = productOf({ weightGrams: 800, size: SIZE });
  await startCart([product], shop);
  const at = await startShipping(shop);

  const asked = { weight: 800, sizeLength: 300, sizeWidth: 200, sizeHeight: 100, country: 'au' };
  const calculated = (await shop.call(catalogEndpoints.estimateFreight, { query: asked })).data[0];
  const goods = [{ productUrl: canonicalUrl(product), productSkuId: skuOf(product, 0), quantity: 1 }];
  const onPage = (await shop.call(cartEndpoints.estimateShipment, { body: { goods, country: 'au' } })).data.lines[0];
  const parcelId = await at.store({ grams: 800, ...SIZE });
  const estimated = (await at.estimate([parcelId])).data.quotes[0]?.receipt;

  const { grams, sides } = estimatedBox([{ grams: 800, ...SIZE }], USUAL_ALLOWANCE);
  const box = { grams, lengthMm: sides[0], widthMm: sides[1], heightMm: sides[2] };
  // 6,000,000 and 15 %
  expect(boxOf(box).mm3).toBe(6_900_000);
  const { id } = (await at.create([parcelId])).data;
  const staff = { staffToken: (await signInStaff(shop, ['packer'])).staffToken };
  const { version } = (await shop.call(packing.start, { params: { id } }, staff)).data;
  const preview = await shop.call(packing.preview, { params: { id }, body: { boxes: [box] } }, staff);
  const body = { version, boxes: [box], parcelIds: [parcelId] };
  const invoiced = (await shop.call(packing.seal, { params: { id }, body }, staff)).data.invoice;

  // what lies in store says that its days are free, beside what it costs
  const dueOf = (told: { lines: { code: string; amount: { amount: number } | null }[] } | null | undefined) =>
    told?.lines.flatMap(({ code, amount }) => (amount?.amount ? [`${code} ${String(amount.amount)}`] : []));
  const rows = dueOf(calculated);
  expect(rows).toHaveLength(4);
  expect([onPage, estimated, preview.data.invoice, invoiced].map(dueOf)).toEqual([rows, rows, rows, rows]);
});
