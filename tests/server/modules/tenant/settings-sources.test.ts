import { beforeAll, describe, expect, it } from 'vitest';
import { customsEndpoints } from '../../../../src/contract/customs.endpoints';
import { sourceSettingsDeskEndpoints as desk } from '../../../../src/contract/source-settings.desk.endpoints';
import type { CustomsSettings, SourceSettings } from '../../../../src/contract/source-settings';
import { systemTx } from '../../../../src/server/db/database';
import { findTenant } from '../../../../src/server/modules/tenant/tenant.service';
import { rateLimitRepo } from '../../../../src/server/kernel/rate-limit.repo';
import { startShop, type Shop } from '../../../support/shop';
import { signUp } from '../../../support/shopper';
import { signInStaff } from '../../../support/staff';

let shop: Shop;
let staff: { staffToken: string };
beforeAll(async () => {
  shop = await startShop({ countries: ['au', 'kr'] });
  staff = await signInStaff(shop);
});

describe('who is asked for goods', () => {
  const save = async (values: SourceSettings) => {
    const { version } = (await shop.call(desk.getSources, {}, staff)).data;
    return shop.call(desk.setSources, { body: { version, values } }, staff);
  };

  it('is whom the server chooses until the shop says, of those that there are', async () => {
    const { data } = await shop.call(desk.getSources, {}, staff);
    expect(data).toMatchObject({ values: {}, spentToday: 0 });
    expect(data.known).toEqual(expect.arrayContaining(['own-stock', 'embedded']));
    expect(data.titles).toMatchObject({ 'alibaba-1688': '1688', onebound: 'OneBound' });
    expect(data.usual.map(({ source }) => source)).toEqual(['own-stock', 'embedded']);
    const rows: SourceSettings['marketplaceSources'] = [{ source: 'embedded', channels: ['TAOBAO'], capabilities: ['search', 'product'] }]; // prettier-ignore
    const saved = await save({ marketplaceSources: rows, supplierCallsADay: 500 });
    expect(saved.data.values).toEqual({ marketplaceSources: rows, supplierCallsADay: 500 });
    expect(await findTenant(shop.tenant.id)).toMatchObject({ marketplaceSources: rows, supplierCallsADay: 500 });
    const late = await shop.call(desk.setSources, { body: { version: data.version, values: {} } }, staff);
    expect(late.problem).toMatchObject({ code: 'STATE_CONFLICT', data: { version: saved.data.version, known: data.known } }); // prettier-ignore
    expect((await save({})).data.values).toEqual({});
  });

  it('is nobody that there is not, and no row is of nothing', async () => {
    const unknown = (await save({ marketplaceSources: [{ source: 'embedded' }, { source: 'amazon' }] })).problem;
    expect(unknown.errors).toEqual([{ path: 'values.marketplaceSources.1.source', code: 'unknown' }]);
    for (const values of [
      { marketplaceSources: [] },
      { marketplaceSources: [{ source: 'embedded', channels: [] }] },
      { supplierCallsADay: -1 },
    ])
      expect((await save(values)).status).toBe(422);
  });

  it('is told with what the day has used', async () => {
    const day = 86_400_000;
    const windowStart = new Date(Math.floor(shop.clock.now.getTime() / day) * day);
    const window = { windowStart, expiresAt: new Date(windowStart.getTime() + day) };
    await systemTx((tx) => rateLimitRepo(tx, shop.tenant.id).countMany('supplier-calls', 7, window));
    expect((await shop.call(desk.getSources, {}, staff)).data.spentToday).toBe(7);
  });
});

describe('numbers that borders ask for', () => {
  const save = async (values: CustomsSettings) => {
    const { version } = (await shop.call(desk.getCustoms, {}, staff)).data;
    return shop.call(desk.setCustoms, { body: { version, values } }, staff);
  };
  const field = { key: 'abn', label: { en: 'ABN' }, help: {}, example: '51824753556', pattern: String.raw`^\d{11}$`, checks: [], isRequired: true, hasExpiry: false }; // prettier-ignore

  it('are those that are known until the shop says otherwise, and asked of shoppers from then on', async () => {
    const { data } = await shop.call(desk.getCustoms, {}, staff);
    expect(data.values).toEqual({});
    expect(data.usual.kr?.map(({ key }) => key)).toHaveLength(1);
    expect(data.usual.au).toEqual([]);
    expect((await save({ customsFields: { au: [field] } })).data.values).toEqual({ customsFields: { au: [field] } });
    const as = { token: (await signUp(shop)).token };
    const asked = await shop.call(customsEndpoints.getCustomsInfo, { query: { countryCode: 'au' } }, as);
    expect(JSON.stringify(asked.data)).toContain('"key":"abn"');
  });

  it.each([
    ['a pattern that thinks for long', { pattern: '^(A+)+$' }, 'pattern'],
    ['no name', { label: {} }, 'label'],
    ['a key of other letters', { key: 'a b' }, 'key'],
  ])('are refused with %s', async (_, wrong, name) => {
    const { problem } = await save({ customsFields: { au: [{ ...field, ...wrong }] } });
    expect(problem.status).toBe(422);
    expect(problem.errors?.[0]?.path).toBe(`values.customsFields.au.0.${name}`);
  });
});
