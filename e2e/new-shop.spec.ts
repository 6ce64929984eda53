import type { BrowserContext } from '@playwright/test';
import { authEndpoints } from '../src/contract/auth.endpoints';
import { cartEndpoints } from '../src/contract/cart.endpoints';
import { deskPaths } from '../src/contract/desk-paths';
import { platformPaths } from '../src/contract/platform-paths';
import { purchaseEndpoints } from '../src/contract/purchase.endpoints';
import { tenantEndpoints } from '../src/contract/tenant.endpoints';
import { apiOf } from './support/api';
import { expect, test } from './support/fixtures';
import { payFromBalance } from './support/journeys';
import { findingsIn } from './support/looks';
import { beginFactor, enterPlatform, platformAt } from './support/platform';
import { keepSession, PASSWORD, setPayPassword } from './support/shopper';
import { textsOf } from './support/texts';

const say = textsOf('en');
const MUG = 'https://detail.1688.com/offer/610000000001.html';

/** Pictures of the supplier's own servers, which no test asks. */
const drawPictures = (context: BrowserContext) =>
  context.route('https://cbu01.alicdn.com/**', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  );

test('a shop is made from a template, its owner comes by a mail, and its first order is at its buying desk', async ({
  page,
  browser,
  baseURL,
  outside,
  watchConsole,
}) => {
  const { port } = new URL(baseURL ?? '');
  const id = `quay-${crypto.randomUUID().slice(0, 8)}`;
  const origin = `http://${id}.localhost:${port}`;
  const above = { email: `${id}@platform.example`, password: 'Far-above-all-shops-7' };
  const ownerEmail = `owner@${id}.example`;
  await outside('platform', 'adds', above);

  await test.step('who stands above all shops begins with a second factor', async () => {
    await enterPlatform(page, baseURL, above);
    expect(await findingsIn(page)).toEqual([]);
  });

  await test.step('a shop is made from a template', async () => {
    await page.goto(platformAt(baseURL, platformPaths.create()));
    const fieldOf = (name: string) => page.getByLabel(say(`operator:platform.fields.${name}`), { exact: true }).first();
    for (const [name, code] of Object.entries({ currency: 'USD', country: 'us' }))
      await fieldOf(name).selectOption(code);
    const values = { id, name: 'Quay', rate: '0.14', languages: 'en, vi', template: 'demo', ownerEmail };
    for (const [name, value] of Object.entries(values)) await fieldOf(name).fill(value);
    const site = page.getByRole('group', { name: say('operator:platform.warehouse') });
    const place = { name: 'Guangzhou', address: '1 Quay Road, Guangzhou', receiver: 'Quay', phone: '13800000000' };
    for (const [part, value] of Object.entries({ code: 'gz', ...place, postcode: '510000' }))
      await site.getByLabel(say(`operator:settings.warehouses.${part}`), { exact: true }).fill(value);
    expect(await findingsIn(page)).toEqual([]);
    await page.getByRole('button', { name: say('operator:platform.create') }).click();
    await expect(page.getByRole('status')).toContainText(`${id}.localhost`);
    await page.getByRole('link', { name: id }).click();
    await expect(page.getByText(say('operator:platform.states.LIVE'), { exact: true })).toBeVisible();
    expect(await findingsIn(page)).toEqual([]);
  });

  const context = await browser.newContext();
  await watchConsole(context);
  await drawPictures(context);
  const owner = await context.newPage();
  await test.step('its owner comes by the mail, and needs a second factor for real money', async () => {
    const mail = String(await outside('platform', 'reads', { email: ownerEmail }));
    const link = /http\S+\/operator\/join#\S+/.exec(mail)?.[0] ?? '';
    expect(link).toContain(origin);
    await owner.goto(link);
    await owner.getByLabel(say('operator:join.name')).fill('Olive Quay');
    await owner.getByLabel(say('operator:password.newPassword'), { exact: true }).fill('Anchors-below-the-tide-9');
    expect(await findingsIn(owner)).toEqual([]);
    await owner.getByRole('button', { name: say('operator:join.submit') }).click();
    await expect(owner).toHaveURL(/\/operator\/account$/);
    await beginFactor(owner, 'Anchors-below-the-tide-9');
    await owner.goto(origin + deskPaths.home());
    await expect(owner.getByRole('heading', { level: 1 })).toContainText('Olive');
  });

  await test.step('a name of its own is served once its zone says whose it is', async () => {
    const domain = `www.${id}.example`;
    await owner.goto(origin + deskPaths.settingsOf('domain'));
    await owner.getByLabel(say('operator:settings.domain.host')).fill(domain);
    await owner.getByRole('button', { name: say('operator:settings.domain.add') }).click();
    const card = owner.getByRole('region', { name: domain });
    const check = card.getByRole('button', { name: say('operator:settings.domain.check') });
    await expect(card).toContainText(say('operator:settings.domain.state.PENDING'));
    await check.click();
    await expect(card).toContainText(say('operator:settings.domain.state.INVALID'));
    await expect(card.getByRole('status')).toContainText(say('operator:settings.domain.fault.TXT'));
    expect(await findingsIn(owner)).toEqual([]);
    const records = await card.locator('[class*=code]').allInnerTexts();
    const [txt, cname] = records.map((record) => record.split(' ').slice(1));
    await outside('names', 'writes', { txt, cname });
    await check.click();
    await expect(card).toContainText(say('operator:settings.domain.state.VALID'));
    const ofDomain = apiOf(page.request, `http://${domain}:${port}`);
    await expect(ofDomain(tenantEndpoints.get, {})).resolves.toMatchObject({ id });
  });

  const shopping = await browser.newContext();
  await watchConsole(shopping);
  await drawPictures(shopping);
  const orderNo = await test.step('a shopper signs up there, orders from a supplier, and pays', async () => {
    const email = `first@${id}.example`;
    const visitor = apiOf(page.request, origin);
    await visitor(authEndpoints.sendEmailCode, { body: { email, purpose: 'SIGNUP' } });
    const verificationCode = /\b\d{6}\b/.exec(String(await outside('platform', 'reads', { email })))?.[0] ?? '';
    const body = { name: 'Mei Lantern', email, loginPassword: PASSWORD, verificationCode };
    const session = await visitor(authEndpoints.signup, { body });
    const api = apiOf(page.request, origin, session.token);
    await keepSession(shopping, { ...session, email, origin, api });
    await outside('platform', 'brings', { shop: id, email, amount: 5_000, currency: 'USD' });
    await setPayPassword({ email, origin, api, token: session.token });
    const cart = await api(cartEndpoints.add, { body: { productUrl: MUG, productSkuId: '5901', quantity: 2 } });
    const cartItemIds = cart.shops.flatMap(({ cartItems }) => cartItems.map((item) => item.id));
    const { quoteId } = await api(cartEndpoints.refresh, { body: { cartItemIds } });
    const [order] = await api(purchaseEndpoints.create, { body: { quoteId, termsAccepted: true } });
    const shopper = await shopping.newPage();
    await shopper.goto(`${origin}/my/purchase/${order?.id ?? ''}?pay=1`);
    await payFromBalance(shopper);
    return order?.orderNo ?? '';
  });

  await test.step('it is at the buying desk of that shop', async () => {
    await owner.goto(origin + deskPaths.buying());
    await expect(owner.getByRole('main')).toContainText(orderNo);
    expect(await findingsIn(owner)).toEqual([]);
  });
  await shopping.close();
  await context.close();
});
