import { afterEach, expect, it } from 'vitest';
import { createAlibaba1688 } from '../../../../../src/server/adapters/marketplace/alibaba-1688/alibaba-1688';
import { shipToOf } from '../../../../../src/server/adapters/marketplace/alibaba-1688/offer-freight';
import { UNSAID_FREIGHT } from '../../../../../src/server/adapters/marketplace/wire/unsaid';
import { APP, resultOf, startFake1688 } from '../../../../support/suppliers/fake-1688';
import { offerDetail } from '../../../../support/suppliers/offers';
import type { SupplierAnswer } from '../../../../support/suppliers/serve';

type Fake = Awaited<ReturnType<typeof startFake1688>>;
const open: Fake[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((fake) => fake.close()));
});

interface Asked {
  totalNum: number;
}

/** A product as it is told by a seller who asks so much. */
async function productOf(
  freight: (asked: Asked) => SupplierAnswer,
  place: string | undefined = '440000-440100-440111',
) {
  const asked: Asked[] = [];
  const fake = await startFake1688({
    'product.search.queryProductDetail': () => resultOf(offerDetail('610947572360')),
    'product.freight.estimate': ({ productFreightQueryParamsNew }) => {
      asked.push(productFreightQueryParamsNew as Asked);
      return freight(productFreightQueryParamsNew as Asked);
    },
  });
  open.push(fake);
  const shipTo = place === '' ? undefined : shipToOf(place);
  const { can } = createAlibaba1688({ ...APP, url: fake.url, callsPerSecond: 1000, shipTo });
  const refs = [{ channel: 'ALIBABA' as const, itemId: '610947572360' }];
  const call = { signal: new AbortController().signal, tenantId: 'shop' };
  const [product] = (await can.product?.({ refs, language: 'en' }, call)) ?? [];
  const { freight: told, isFreightUnsaid = false } = product ?? {};
  return { freight: told, isFreightUnsaid, asked: asked.toSorted((one, other) => one.totalNum - other.totalNum) };
}

it('is asked of one piece and of eleven, to the place of the warehouse, and grows by the piece', async () => {
  const { freight, asked, isFreightUnsaid } = await productOf(({ totalNum }) =>
    resultOf({ freight: totalNum === 1 ? '6.00' : '21.05' }),
  );
  expect(isFreightUnsaid).toBe(false);
  // a tenth of a fen is a fen
  expect(freight).toEqual({ kind: 'piece', firstUnit: 1, firstFen: 600, nextUnit: 1, nextFen: 151 });
  const to = { offerId: '610947572360', toProvinceCode: '440000', toCityCode: '440100', toCountryCode: '440111' };
  expect(asked).toEqual(
    [1, 11].map((totalNum) => ({ ...to, totalNum, logisticsSkuNumModels: [{ skuId: '5901', number: totalNum }] })),
  );
});

it('is free where the seller says so, and never less for more', async () => {
  expect((await productOf(() => resultOf({ freight: '0' }))).freight).toEqual({ kind: 'free' });
  const odd = await productOf(({ totalNum }) => resultOf({ freight: totalNum === 1 ? '6' : '5' }));
  expect(odd.freight).toMatchObject({ firstFen: 600, nextFen: 0 });
});

it.each<[string, SupplierAnswer]>([
  ['refuses', { body: { result: { success: false, code: '400', message: 'no' } } }],
  ['says something else', resultOf({ freight: 'soon' })],
  ['says less than nothing', resultOf({ freight: '-1' })],
])('is reckoned as usual where the seller %s: the product is shown', async (_, answer) => {
  expect(await productOf(() => answer)).toMatchObject(UNSAID_FREIGHT);
});

it('is not asked for where nobody says where the warehouse is', async () =>
  expect(await productOf(() => resultOf({ freight: '6' }), '')).toEqual({ ...UNSAID_FREIGHT, asked: [] }));
