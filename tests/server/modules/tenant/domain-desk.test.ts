import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { domainSettingsDeskEndpoints } from '../../../../src/contract/domain-settings.desk.endpoints';
import { operatorDeskEndpoints } from '../../../../src/contract/operator.desk.endpoints';
import { tenantEndpoints } from '../../../../src/contract/tenant.endpoints';
import { startShop, type Shop } from '../../../support/shop';
import { signInStaff } from '../../../support/staff';
import { withEnv } from '../../../support/with-env';

const { list, add, check, remove, setMain } = domainSettingsDeskEndpoints;
type Staff = { staffToken: string; headers: { host: string } };

/** What zones say, by name. */
const zones = new Map<string, { txt?: string; cname?: string }>();
const nothing = () => Promise.reject(Object.assign(new Error('nothing'), { code: 'ENODATA' }));
const servers = {
  resolveTxt: (name: string) => {
    const txt = zones.get(name.replace(/^_sampan\./, ''))?.txt;
    return txt ? Promise.resolve([[txt]]) : nothing();
  },
  resolveCname: (name: string) => {
    const cname = zones.get(name)?.cname;
    return cname ? Promise.resolve([cname]) : nothing();
  },
  resolve4: nothing,
  resolve6: nothing,
};
const start = async (): Promise<[Shop, Staff]> => {
  const shop = await startShop({}, {}, undefined, undefined, servers);
  const { staffToken } = await signInStaff(shop);
  // as the server is reached once it has a base
  return [shop, { staffToken, headers: { host: `${shop.tenant.id}.shop.example` } }];
};
const onServer = <T>(work: () => Promise<T>) => withEnv({ BASE_DOMAINS: 'shop.example' }, work);
const newName = () => `own-${randomUUID().slice(0, 8)}.test`;
const prove = async (shop: Shop, staff: Staff, domain: string) => {
  const item = (await shop.call(list, {}, staff)).data.items.find((one) => one.domain === domain);
  zones.set(domain, { txt: item?.txt.value ?? '', cname: item?.cname.value ?? '' });
};

describe('a host of the shop’s own, at the desk', () => {
  let shop: Shop;
  let staff: Staff;
  beforeAll(async () => {
    [shop, staff] = await start();
  });

  it('is added, proved by its records and served, and each step says what is missing', () =>
    onServer(async () => {
      const domain = newName();
      const added = (await shop.call(add, { body: { domain: ` ${domain.toUpperCase()}. ` } }, staff)).data;
      expect(added.items).toMatchObject([{ domain, state: 'PENDING', isMain: true, cname: { name: domain, value: `${shop.tenant.id}.shop.example` } }]); // prettier-ignore
      const params = { domain };
      expect((await shop.call(check, { params }, staff)).data.items).toMatchObject([{ state: 'INVALID', faults: ['TXT', 'CNAME'] }]); // prettier-ignore
      await prove(shop, staff, domain);
      expect((await shop.call(check, { params }, staff)).data.items).toMatchObject([{ state: 'VALID', faults: [] }]);
      expect((await shop.call(tenantEndpoints.get, {}, { headers: staff.headers })).data.mainDomain).toBe(domain);
      const second = newName();
      await shop.call(add, { body: { domain: second } }, staff);
      await shop.call(setMain, { params: { domain: second } }, staff);
      const left = (await shop.call(remove, { params }, staff)).data.items;
      expect(left).toMatchObject([{ domain: second, isMain: true }]);
      const query = { subjectKind: 'DOMAIN', subjectId: domain };
      const lines = await shop.call(operatorDeskEndpoints.listAudit, { query: { subjectKind: query.subjectKind } }, staff); // prettier-ignore
      expect(lines.data.map(({ subjectId }) => subjectId)).toContain(domain);
    }));

  it.each(['shop.example', 'other.shop.example', 'localhost', '10.0.0.1', 'a b.test', '*.test', 'printer.local'])(
    'is never %s',
    (domain) =>
      onServer(async () => {
        const { problem } = await shop.call(add, { body: { domain } }, staff);
        expect(problem).toMatchObject({ status: 422, errors: [{ path: 'domain', code: 'invalid_format' }] });
      }),
  );

  it('is one shop’s, whoever asks at the same time: the first proof decides, and nobody touches another’s', () =>
    onServer(async () => {
      const [other, theirs] = await start();
      const domain = newName();
      const asked = await Promise.all([
        shop.call(add, { body: { domain } }, staff),
        other.call(add, { body: { domain } }, theirs),
      ]);
      expect(asked.map(({ status }) => status)).toEqual([200, 200]);
      const again = await shop.call(add, { body: { domain } }, staff);
      expect(again.problem.errors).toEqual([{ path: 'domain', code: 'taken' }]);
      await prove(other, theirs, domain);
      const params = { domain };
      expect((await other.call(check, { params }, theirs)).data.items).toMatchObject([{ state: 'VALID' }]);
      await prove(shop, staff, domain);
      const late = (await shop.call(check, { params }, staff)).data.items.find((one) => one.domain === domain);
      expect(late).toMatchObject({ state: 'INVALID', faults: ['TAKEN'] });
      const [third, strangers] = await start();
      expect((await third.call(check, { params }, strangers)).status).toBe(404);
      expect((await third.call(remove, { params }, strangers)).status).toBe(404);
      expect((await third.call(add, { body: { domain } }, strangers)).problem.errors).toEqual([{ path: 'domain', code: 'taken' }]); // prettier-ignore
    }));

  it('cannot be added where the server has no host for it to lead to', async () => {
    await withEnv({ BASE_DOMAINS: '' }, async () => {
      const { staffToken } = staff;
      expect((await shop.call(list, {}, { staffToken })).data).toEqual({ canAdd: false, items: [] });
      expect((await shop.call(add, { body: { domain: newName() } }, { staffToken })).status).toBe(409);
    });
  });
});
