import { expect, it } from 'vitest';
import { accountEndpoints } from '../../src/contract/account.endpoints';
import { customsDeskEndpoints } from '../../src/contract/customs.desk.endpoints';
import { customsEndpoints } from '../../src/contract/customs.endpoints';
import type { Endpoint } from '../../src/contract/endpoint';
import { SERVED } from '../support/served-calls';
import { startShop } from '../support/shop';
import { lineOf } from '../support/shop-offers';
import { signInStaff } from '../support/staff';
import { snapshotTables } from '../support/table-snapshot';
import { packingAt } from './modules/transit/packing';
import { startShipping } from './modules/transit/shipping';
import { nameOf } from './valid-inputs';

const PCCC = 'P918273645546';
/** What stands between the letter and the end, which everybody may see. */
const HIDDEN = '91827364';
const readable = SERVED.filter(({ method, access }) => method === 'GET' && (access === 'user' || access === 'staff'));

async function startAtTheBorder() {
  const lines = [lineOf('air', { customsFields: ['PCCC'], zone: { countries: ['kr'] } })];
  const at = await startShipping(await startShop({ countries: ['au', 'kr'], offers: { lines } }));
  const body = { countryCode: 'kr', receiverName: 'Kim Min-ji', values: { PCCC }, keep: true, consent: true } as const;
  const saved = await at.shop.call(customsEndpoints.saveCustomsInfo, { body }, { token: at.token });
  const home = { receiverName: 'Kim Min-ji', phone: '+82 2 555 0100', province: 'Seoul', city: 'Seoul', district: '' };
  const address = { ...home, street: '1 Pier', postcode: '04524', countryCode: 'kr' };
  const userAddressId = (await at.shop.call(accountEndpoints.saveAddress, { body: address }, { token: at.token })).data
    .id;
  const parcelId = await at.store();
  const made = (await at.create([parcelId], { userAddressId, customsInfoId: saved.data.id })).data;
  await packingAt(at).start(made.id);
  await packingAt(at).seal(made.id);
  return { at, customsId: saved.data.id, ids: [made.id, made.orderNo, parcelId, saved.data.id, at.shopperId] };
}

it('a number for customs is read by no call but the look at it, and stands nowhere in the clear', async () => {
  const { at, customsId, ids } = await startAtTheBorder();
  const { staffToken } = await signInStaff(at.shop, ['owner']);
  const reveal = { params: { id: customsId }, body: { reason: 'Papers for the carrier' } };
  const looked = await at.shop.call(customsDeskEndpoints.reveal, reveal, { staffToken });
  expect(looked.data.numbers).toEqual([{ key: 'PCCC', value: PCCC }]);

  const headers = { authorization: `Bearer ${at.token}`, cookie: `staffToken=${staffToken}` };
  const answers = new Map<string, number>();
  const ask = async (endpoint: Endpoint, id: string) => {
    const path = endpoint.path.replace(/\{\w+\}/g, id);
    const answer = await at.shop.fetchRaw(path, { headers });
    const text = await answer.text();
    expect([nameOf(endpoint), text.includes(HIDDEN)]).toEqual([nameOf(endpoint), false]);
    if (answer.ok) answers.set(nameOf(endpoint), text.length);
  };
  for (const endpoint of readable) for (const id of endpoint.path.includes('{') ? ids : ['']) await ask(endpoint, id);
  // those in which it would stand were answered
  for (const name of ['GET /front/customs-info/user', 'GET /front/transit-orders/{id}', 'GET /operator/audit'])
    expect(answers.get(name), name).toBeGreaterThan(100);

  const rows = Object.entries(await snapshotTables()).filter(([, text]) => text.includes(HIDDEN));
  expect(rows.map(([table]) => table)).toEqual([]);
});
