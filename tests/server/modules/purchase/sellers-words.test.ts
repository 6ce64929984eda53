import { expect, it } from 'vitest';
import { buyingDeskEndpoints } from '../../../../src/contract/buying.desk.endpoints';
import { purchaseEndpoints } from '../../../../src/contract/purchase.endpoints';
import { inLanguages, productOf } from '../../../support/marketplace';
import { signInStaff } from '../../../support/staff';
import { startOrdering } from './ordering';

it('what was bought under English words stands under its seller’s own for whoever reads Chinese', async () => {
  const at = await startOrdering([productOf({ title: inLanguages('Felt bag', { 'zh-CN': '毛毡包' }) })]);
  await at.fund(500_000);
  const { id } = await at.order();
  await at.pay(id);
  const titles = async (locale: string) =>
    (await at.shop.call(purchaseEndpoints.get, { params: { id } }, { token: at.token, locale })).data.items.map(({ title }) => title); // prettier-ignore
  expect([await titles('en'), await titles('zh-CN'), await titles('zh-HK')]).toEqual([
    ['Felt bag'],
    ['毛毡包'],
    ['毛毡包'],
  ]);
  const desk = await signInStaff(at.shop, ['buyer']);
  const open = async (locale: string) =>
    (await at.shop.call(buyingDeskEndpoints.get, { params: { id } }, { ...desk, locale })).data.items[0]?.title;
  expect([await open('en'), await open('zh-CN')]).toEqual(['Felt bag', '毛毡包']);
});
