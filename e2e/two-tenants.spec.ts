import { cartEndpoints } from '../src/contract/cart.endpoints';
import { purchaseEndpoints } from '../src/contract/purchase.endpoints';
import { apiOf } from './support/api';
import { expect, test } from './support/fixtures';
import { SNEAKER, sneakerPage } from './support/products';
import { placeOrder } from './support/shopper';

const SESSION_COOKIES = ['loggedIn', 'profile', 'token'];

test.describe('two shops in one browser', () => {
  // `localhost` is demo as well; its own name keeps the two hosts alike
  const demoOf = (origin: string) => origin.replace('//localhost', '//demo.localhost');

  test('a login at one leaves the other a stranger', async ({ page, context, newShopper, originOf }) => {
    const hanoi = originOf('hanoi');
    const demo = demoOf(originOf('demo'));
    const shopper = await newShopper('hanoi');
    await page.goto(`${hanoi}/en/my/purchase`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your orders');

    const other = await context.newPage();
    await other.goto(`${demo}/my/purchase`);
    await expect(other).toHaveURL(`${demo}/auth/login?redirectUrl=%2Fmy%2Fpurchase`);
    // even with the token of the one shop in hand, the other knows nobody by it
    await expect(apiOf(page.request, demo, shopper.token)(purchaseEndpoints.list, { query: {} })).rejects.toThrow(
      '401',
    );
  });

  test('cookies belong to one host', async ({ page, context, newShopper, originOf }) => {
    await newShopper('hanoi');
    const origins = [originOf('hanoi'), demoOf(originOf('demo'))];
    for (const origin of origins) await page.goto(`${origin}/`);
    const cookies = await context.cookies();
    for (const cookie of cookies) expect(cookie.domain, cookie.name).not.toMatch(/^\./);
    const hostsOf = (name: string) => cookies.filter((cookie) => cookie.name === name).map(({ domain }) => domain);
    for (const name of SESSION_COOKIES) expect(hostsOf(name)).toEqual(['hanoi.localhost']);
    for (const name of ['tenant', 'host', 'NEXT_LOCALE'])
      expect(hostsOf(name).sort()).toEqual(['demo.localhost', 'hanoi.localhost']);
    const tenants = cookies.filter(({ name }) => name === 'tenant').map(({ domain, value }) => [domain, value]);
    expect(Object.fromEntries(tenants)).toEqual({ 'demo.localhost': 'demo', 'hanoi.localhost': 'hanoi' });
  });

  test('each has its own name, colour, currency and language', async ({ page, originOf }) => {
    const look = async (url: string) => {
      await page.goto(url);
      const button = page.getByRole('search').getByRole('button', { name: 'Search', exact: true });
      return {
        title: await page.title(),
        colour: await button.evaluate((element) => getComputedStyle(element).backgroundColor),
        price: await page.getByRole('main').getByRole('article').first().innerText(),
      };
    };
    const demo = await look(`${demoOf(originOf('demo'))}/product-search?keyword=mug&channel=TAOBAO`);
    const hanoi = await look(`${originOf('hanoi')}/en/product-search?keyword=mug&channel=TAOBAO`);
    expect(demo.title).toContain('Sampan');
    expect(hanoi.title).toContain('Cho Thuyen');
    expect(demo.price).toMatch(/\$\s?\d/);
    expect(hanoi.price).toMatch(/₫\s?\d/);
    expect(demo.colour).not.toBe(hanoi.colour);

    await page.goto(`${originOf('hanoi')}/vi`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'vi');
    await expect(page.getByRole('banner')).toContainText('Chợ Thuyền');
  });

  test('carts and orders never meet', async ({ page, newShopper, originOf }) => {
    const atDemo = await newShopper('demo');
    const atHanoi = await newShopper('hanoi');
    const order = await placeOrder(atHanoi);
    const { productUrl, skuId } = SNEAKER;
    await atDemo.api(cartEndpoints.add, { body: { productUrl, productSkuId: skuId, quantity: 3 } });

    await page.goto('/cart');
    await expect(page.getByRole('group', { name: /^Quantity of/ }).getByRole('textbox')).toHaveValue('3');
    await page.goto(`${originOf('hanoi')}/en/cart`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your cart is empty');

    await page.goto(`${originOf('hanoi')}/en/my/purchase`);
    await expect(page.getByRole('article', { name: `Order ${order.orderNo}` })).toContainText('₫');
    await page.goto('/my/purchase');
    await expect(page.getByText('No orders here')).toBeVisible();
    await expect(atDemo.api(purchaseEndpoints.get, { params: { id: order.id } })).rejects.toThrow('404 NOT_FOUND');
  });

  test('the same product costs each shop’s own price', async ({ page, originOf }) => {
    await page.goto(sneakerPage());
    await expect(page.getByRole('main')).toContainText('$12.61');
    await page.goto(`${originOf('hanoi')}/en${sneakerPage()}`);
    // 89.00 yuan × 3650 × 1.015, to the dong
    await expect(page.getByRole('main')).toContainText('₫329,723');
  });

  test('logging out of one leaves the other logged in', async ({ page, newShopper, originOf }) => {
    await newShopper('demo');
    await newShopper('hanoi');
    await page.goto('/');
    await page.getByRole('button', { name: /^Account of/ }).click();
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(page.getByRole('link', { name: /Log in/ }).first()).toBeVisible();
    await page.goto(`${originOf('hanoi')}/en/my/purchase`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your orders');
  });
});
