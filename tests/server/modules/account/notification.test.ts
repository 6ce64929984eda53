import { describe, expect, it } from 'vitest';
import { accountEndpoints } from '../../../../src/contract/account.endpoints';
import { tenantTx } from '../../../../src/server/db/database';
import { findMessage } from '../../../../src/server/kernel/messages';
import { notify, type Notice } from '../../../../src/server/modules/account/account.service';
import { CODES_OF_MANY, NOTIFICATION_CODES } from '../../../../src/server/modules/account/notification.rules';
import { startShop, type Shop } from '../../../support/shop';
import { signUp } from '../../../support/shopper';

const tell = (shop: Shop, shopperId: string, notice: Omit<Notice, 'tenantId' | 'shopperId'>) => {
  const owner = { tenantId: shop.tenant.id, shopperId };
  shop.clock.now = new Date(shop.clock.now.getTime() + 1000);
  return tenantTx(owner, (tx) => notify(tx, { at: shop.clock.now, ...notice, ...owner }));
};
const list = async (shop: Shop, token: string, query = {}, locale = 'en') =>
  (await shop.call(accountEndpoints.listNotifications, { query }, { token, locale })).data;
const unread = async (shop: Shop, token: string) =>
  (await shop.call(accountEndpoints.getProfile, {}, { token })).data.unreadNotificationCount;

describe('GET /front/user-notifications', () => {
  it('says what happened, newest first', async () => {
    const shop = await startShop();
    const { token, shopperId } = await signUp(shop);
    await tell(shop, shopperId, { code: 'PURCHASE_PAID', event: 'o1', reference: 'PO1', link: '/my/purchase' });
    await tell(shop, shopperId, { code: 'PASSWORD_CHANGED', event: null });
    const page = await list(shop, token);
    expect(page).toMatchObject({ total: 2, pageNo: 1, pageSize: 20 });
    expect(page.items.map(({ title }) => title)).toEqual(['Login password changed', 'Order paid']);
    expect(page.items[1]).toMatchObject({
      body: 'We have received the payment of order PO1 and will buy it for you.',
      link: '/my/purchase',
      isRead: false,
    });
    expect(page.items[0]).toMatchObject({ link: null, createdAt: shop.clock.now.toISOString() });
  });

  it('pages', async () => {
    const shop = await startShop();
    const { token, shopperId } = await signUp(shop);
    for (const n of [1, 2, 3])
      await tell(shop, shopperId, { code: 'PURCHASE_PAID', event: `o${n}`, reference: `PO${n}` });
    const page = await list(shop, token, { pageNo: 2, pageSize: 2 });
    expect(page.total).toBe(3);
    expect(page.items.map(({ body }) => body)).toEqual([
      'We have received the payment of order PO1 and will buy it for you.',
    ]);
  });

  it('hides those of another shopper', async () => {
    const shop = await startShop();
    const [mine, other] = [await signUp(shop), await signUp(shop)];
    await tell(shop, mine.shopperId, { code: 'PURCHASE_PAID', event: 'o1', reference: 'PO1' });
    expect(await list(shop, other.token)).toMatchObject({ items: [], total: 0 });
    expect(await unread(shop, other.token)).toBe(0);
  });

  it('changes nothing by being read; marking as read does', async () => {
    const shop = await startShop();
    const [mine, other] = [await signUp(shop), await signUp(shop)];
    for (const { shopperId } of [mine, other])
      await tell(shop, shopperId, { code: 'PURCHASE_PAID', event: 'o1', reference: 'PO1' });
    await list(shop, mine.token);
    expect(await unread(shop, mine.token)).toBe(1);
    expect((await shop.call(accountEndpoints.readNotifications, {}, { token: mine.token })).status).toBe(200);
    expect(await unread(shop, mine.token)).toBe(0);
    expect((await list(shop, mine.token)).items[0]?.isRead).toBe(true);
    expect(await unread(shop, other.token)).toBe(1);
  });

  it('marks one as read, and no one else’s', async () => {
    const shop = await startShop();
    const [mine, other] = [await signUp(shop), await signUp(shop)];
    for (const reference of ['PO1', 'PO2'])
      await tell(shop, mine.shopperId, { code: 'PURCHASE_PAID', event: reference, reference });
    const [newest] = (await list(shop, mine.token)).items;
    const read = (token: string) =>
      shop.call(accountEndpoints.readNotification, { params: { id: newest?.id ?? '' } }, { token });
    expect((await read(other.token)).status).toBe(404);
    expect(await unread(shop, mine.token)).toBe(2);
    expect((await read(mine.token)).data).toEqual({});
    expect((await read(mine.token)).data).toEqual({});
    expect((await list(shop, mine.token)).items.map(({ isRead }) => isRead)).toEqual([true, false]);
    expect(await unread(shop, mine.token)).toBe(1);
  });

  it.each(NOTIFICATION_CODES)('has a sentence for %s', (code) => {
    for (const part of ['title', 'body'])
      expect(findMessage('en', `notifications.${code}.${part}`, { reference: 'R1' })).toMatch(/^[A-Z][^{}]+$/);
  });

  it.each(CODES_OF_MANY)('has a sentence for several of %s', (code) => {
    for (const part of ['manyTitle', 'manyBody'])
      expect(findMessage('en', `notifications.${code}.${part}`, { reference: 'R1, R2' })).toMatch(/^[A-Z][^{}]+$/);
  });
});
