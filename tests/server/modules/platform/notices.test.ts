import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { operatorDeskEndpoints } from '../../../../src/contract/operator.desk.endpoints';
import { platformEndpoints } from '../../../../src/contract/platform.endpoints';
import { shopTx } from '../../../../src/server/db/database';
import { platformOf } from '../../../support/platform';
import { startShop, type Shop } from '../../../support/shop';
import { signInStaff } from '../../../support/staff';

let shop: Shop;
let platform: ReturnType<typeof platformOf>;
let token: string;
beforeAll(async () => {
  shop = await startShop();
  platform = platformOf(shop);
  ({ token } = await platform.person());
});

const newest = async () => (await platform.call(platformEndpoints.listNotices, {}, token)).data[0]?.id ?? '';
const tell = async (words: { en: string; 'zh-CN': string }, until: string | null = null) =>
  platform.call(platformEndpoints.tell, { body: { newest: await newest(), words, until } }, token);
const readBy = async (staffToken: string, locale = 'en', at = shop) =>
  ((await at.call(operatorDeskEndpoints.getSelf, {}, { staffToken, locale })).data.notices ?? []).map(
    ({ text }) => text,
  );

describe('what the platform tells the staff', () => {
  it('is read by the staff of every shop in their language, until each has put it away', async () => {
    const elsewhere = await startShop();
    const [anna, bert] = [await signInStaff(shop), await signInStaff(shop, ['packer'])];
    const other = await signInStaff(elsewhere);
    const [notice] = (await tell({ en: 'We close at noon', 'zh-CN': '中午维护' })).data;
    expect(await readBy(anna.staffToken)).toEqual(['We close at noon']);
    expect(await readBy(bert.staffToken, 'zh-CN')).toEqual(['中午维护']);
    expect(await readBy(other.staffToken, 'en', elsewhere)).toEqual(['We close at noon']);
    const dismiss = { params: { id: notice?.id ?? '' } };
    for (let n = 0; n < 2; n += 1)
      expect((await shop.call(operatorDeskEndpoints.dismissNotice, dismiss, anna)).status).toBe(200);
    expect(await readBy(anna.staffToken)).toEqual([]);
    expect(await readBy(bert.staffToken)).toEqual(['We close at noon']);
    expect((await platform.call(platformEndpoints.takeBack, dismiss, token)).data[0]?.endedAt).not.toBeNull();
    expect((await platform.call(platformEndpoints.takeBack, dismiss, token)).status).toBe(404);
    expect(await readBy(bert.staffToken)).toEqual([]);
  });

  it('is put away where it was told, and nothing else is', async () => {
    const anna = await signInStaff(shop);
    const dismiss = (id: string) => shop.call(operatorDeskEndpoints.dismissNotice, { params: { id } }, anna);
    expect((await dismiss('nobodys-notice')).problem).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    const { rows } = (await shopTx(shop.tenant.id, (tx) =>
      tx.execute(sql`select notice_id from staff_notice_seen where staff_id = ${anna.staffId}`),
    )) as unknown as { rows: object[] };
    expect(rows).toEqual([]);
  });

  it('goes by itself at its time, and says something', async () => {
    const { staffToken } = await signInStaff(shop);
    const until = new Date(shop.clock.now.getTime() + 3_600_000).toISOString();
    await tell({ en: '', 'zh-CN': '一小时' }, until);
    expect(await readBy(staffToken)).toEqual(['一小时']);
    shop.clock.now = new Date(shop.clock.now.getTime() + 3_600_000);
    expect(await readBy(staffToken)).toEqual([]);
    expect((await tell({ en: ' ', 'zh-CN': '' })).status).toBe(422);
  });

  it('is told once, however often it is pressed', async () => {
    const body = { newest: await newest(), words: { en: 'Once', 'zh-CN': '' }, until: null };
    const press = () => platform.call(platformEndpoints.tell, { body }, token);
    const pressed = await Promise.all([press(), press(), press()]);
    expect(pressed.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect((await press()).problem).toMatchObject({ data: [{ words: { en: 'Once' } }, {}, {}] });
  });
});
