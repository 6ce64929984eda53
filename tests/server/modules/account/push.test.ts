import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountEndpoints } from '../../../../src/contract/account.endpoints';
import { authEndpoints } from '../../../../src/contract/auth.endpoints';
import type { Money } from '../../../../src/contract/fields';
import { pushEndpoints } from '../../../../src/contract/push.endpoints';
import { pushKeyOf } from '../../../../src/server/adapters/push/push-key';
import { webPush } from '../../../../src/server/adapters/push/web-push';
import { tenantTx } from '../../../../src/server/db/database';
import { sendPush } from '../../../../src/server/jobs/send-push';
import { notify } from '../../../../src/server/modules/account/account.service';
import type { NotificationCode } from '../../../../src/server/modules/account/notification.rules';
import { publicAgent } from '../../../../src/server/kernel/public-address';
import { createBrowser, startPushService } from '../../../support/push/fake-push-service';
import { startShop } from '../../../support/shop';
import { signUp } from '../../../support/shopper';

const key = pushKeyOf('a key of the tests, as long as one must be');
type Shop = Awaited<ReturnType<typeof startShop>>;
type Service = Awaited<ReturnType<typeof startPushService>>;

let shop: Shop;
let service: Service;
let count = 0;
beforeAll(async () => {
  shop = await startShop();
  service = await startPushService();
});
beforeEach(() => void (service.pushed.length = 0));
afterAll(() => service.stop());

const port = () => webPush({ key, dispatcher: () => service.dispatcher, now: () => shop.clock.now });
const send = () => sendPush(() => shop.clock.now, undefined, port());

/** A shopper with a browser that is told. */
async function open() {
  const { token, shopperId } = await signUp(shop);
  const owner = { tenantId: shop.tenant.id, shopperId };
  const path = `/send/${String((count += 1))}`;
  const browser = createBrowser(`https://push.example${path}`);
  const as = { token };
  const save = (device = browser.device) => shop.call(pushEndpoints.saveDevice, { body: device }, as);
  expect((await save()).status).toBe(200);
  return {
    owner,
    as,
    path,
    browser,
    save,
    devices: async () => (await shop.call(pushEndpoints.listDevices, {}, as)).data.ids,
    tell: (code: NotificationCode, event: string | null = 'o1', sum?: Money) =>
      tenantTx(owner, (tx) =>
        notify(tx, { ...owner, code, event, reference: 'PO1', sum, link: '/my/purchase/o1', at: shop.clock.now }),
      ),
    told: () => service.pushed.filter((each) => each.path === path).map(({ body }) => browser.read(body)),
  };
}

describe('a notice of an order', () => {
  it('reaches the shopper’s browser, encrypted for it alone, once an event', async () => {
    const { tell, told, path, browser } = await open();
    await tell('PURCHASE_PAID');
    await tell('PURCHASE_PAID');
    await Promise.all([send(), send()]);
    await send();
    expect(told()).toEqual([
      expect.objectContaining({ title: 'Order paid', link: '/my/purchase/o1', lang: 'en', dir: 'ltr' }),
    ]);
    const pushed = service.pushed.find((each) => each.path === path);
    const { headers = {}, body = Buffer.alloc(0) } = pushed ?? {};
    expect(headers).toMatchObject({ ttl: '86400', 'content-encoding': 'aes128gcm' });
    expect(String(pushed?.headers.topic)).toMatch(/^[\w-]{1,32}$/);
    expect(String(pushed?.headers.authorization)).toContain(`k=${key.publicKey}`);
    expect(body.includes('Order paid')).toBe(false);
    // another browser, though its owner knew the address
    expect(() => createBrowser(browser.device.endpoint).read(body)).toThrow();
  });

  it('says how much it is about', async () => {
    const { tell, told } = await open();
    await tell('COMPENSATION_CREDITED', 'c1', { amount: 300, currency: 'USD' });
    await send();
    expect(told()).toEqual([expect.objectContaining({ title: 'A compensation for you · $3.00' })]);
  });

  it('does not come where its kind is switched off, and as a message all the same', async () => {
    const { tell, told, as } = await open();
    await shop.call(accountEndpoints.saveProfile, { body: { name: 'Ada', muted: ['PUSH_ORDERS'] } }, as);
    await tell('PURCHASE_PAID');
    await tell('REFUND_APPROVED', 'r1');
    await tell('NEW_DEVICE', null);
    await send();
    expect(told()).toHaveLength(2);
    const { data } = await shop.call(accountEndpoints.listNotifications, { query: {} }, as);
    expect(data.items).toHaveLength(3);
  });

  it.each([404, 410])('to a browser that is gone (%i) forgets it, with what waited for it', async (status) => {
    const { tell, told, path, devices } = await open();
    service.answers.set(path, status);
    await tell('PURCHASE_PAID');
    await tell('PURCHASE_BOUGHT');
    await send();
    expect(await devices()).toEqual([]);
    const tried = told().length;
    await tell('PURCHASE_SHIPPED');
    await send();
    expect(told()).toHaveLength(tried);
  });

  it('is tried again later where the push service fails, and leads nowhere else', async () => {
    const { tell, told, path } = await open();
    service.answers.set(path, 302);
    await tell('PURCHASE_PAID');
    await send();
    await send();
    expect(told()).toHaveLength(1);
    service.answers.delete(path);
    shop.clock.now = new Date(shop.clock.now.getTime() + 61_000);
    await send();
    await send();
    expect(told()).toHaveLength(2);
  });

  it('is dropped when it is no news any more', async () => {
    const { tell, told } = await open();
    await tell('PURCHASE_PAID');
    shop.clock.now = new Date(shop.clock.now.getTime() + 25 * 3_600_000);
    await send();
    expect(told()).toEqual([]);
  });

  it('does not reach a browser that was logged out, nor one whose next shopper is another', async () => {
    const first = await open();
    await first.tell('PURCHASE_PAID');
    await shop.call(authEndpoints.logout, {}, first.as);
    await first.tell('PURCHASE_BOUGHT');
    const second = await open();
    await second.tell('PURCHASE_PAID');
    const third = await signUp(shop);
    await shop.call(pushEndpoints.saveDevice, { body: second.browser.device }, { token: third.token });
    await second.tell('PURCHASE_BOUGHT');
    await send();
    expect([first.told(), second.told()]).toEqual([[], []]);
  });
});

describe('the devices of a shopper', () => {
  it('are ten at most, the one that was added first goes', async () => {
    const { save, devices } = await open();
    const [first] = await devices();
    for (let i = 0; i < 10; i += 1) {
      shop.clock.now = new Date(shop.clock.now.getTime() + 1000);
      await save(createBrowser(`https://push.example/many/${String(count)}/${String(i)}`).device);
    }
    const ids = await devices();
    expect(ids).toHaveLength(10);
    expect(ids).not.toContain(first);
  });

  it('are removed by their owner alone', async () => {
    const { as, devices } = await open();
    const [id = ''] = await devices();
    const { token } = await signUp(shop);
    expect((await shop.call(pushEndpoints.removeDevice, { params: { id } }, { token })).status).toBe(404);
    expect((await shop.call(pushEndpoints.removeDevice, { params: { id } }, as)).status).toBe(200);
    expect(await devices()).toEqual([]);
  });

  it.each([
    'http://push.example/x',
    'https://127.0.0.1/x',
    'https://2130706433/x',
    'https://[::1]/x',
    'https://localhost/x',
    'https://push.example:8443/x',
    'https://user@push.example/x',
    `https://push.example/${'x'.repeat(1000)}`,
    'javascript:alert(1)',
  ])('cannot be at %s', async (endpoint) => {
    const { as, browser } = await open();
    const refused = await shop.call(pushEndpoints.saveDevice, { body: { ...browser.device, endpoint } }, as);
    expect(refused.status).toBe(422);
  });

  it('cannot have a key that is no point of the curve', async () => {
    const { as, browser } = await open();
    const body = { ...browser.device, p256dh: `BP${'_'.repeat(84)}8` };
    const refused = await shop.call(pushEndpoints.saveDevice, { body }, as);
    expect([refused.status, refused.problem]).toEqual([
      422,
      expect.objectContaining({ code: 'INVALID', errors: [{ path: 'p256dh', code: 'push-key' }] }),
    ]);
  });

  it('are never asked in our own network, whatever their name stands for', async () => {
    const inner = webPush({ key, dispatcher: () => publicAgent(1000) });
    const { device } = createBrowser('https://inner.localhost/x');
    await expect(inner.send(device, { payload: '{}', contact: 'mailto:a@b.example', topic: 't' })).rejects.toThrow();
  });
});
