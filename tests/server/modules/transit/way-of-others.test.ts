import { expect, it } from 'vitest';
import { wayDeskEndpoints as calls } from '../../../../src/contract/way.desk.endpoints';
import { startShop } from '../../../support/shop';
import { signInStaff } from '../../../support/staff';
import { packingAt } from './packing';
import { startShipping } from './shipping';

it('what has left is nobody’s of another shop', async () => {
  const at = await startShipping();
  await at.fund(90_000);
  const id = await packingAt(at).shipped();
  const stranger = await signInStaff(await startShop(), ['owner']);
  expect((await at.shop.call(calls.get, { params: { id } }, await signInStaff(at.shop, ['packer']))).status).toBe(200);
  const other = await startShop();
  const { staffToken } = await signInStaff(other, ['owner']);
  expect((await other.call(calls.get, { params: { id } }, { staffToken })).status).toBe(404);
  const body = { version: 1, note: 'Mine' };
  expect((await other.call(calls.lose, { params: { id }, body }, { staffToken })).status).toBe(404);
  expect((await at.shop.call(calls.get, { params: { id } }, stranger)).status).toBe(401);
});
