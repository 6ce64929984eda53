import type { BrowserContext, Page } from '@playwright/test';
import { HOSTILE_REDIRECTS, HOSTILE_RETURNS } from '../tests/support/hostile-addresses';
import { expect, test } from './support/fixtures';
import { logInByForm } from './support/journeys';
import { signUp } from './support/shopper';

/** A request line has no room for more: what is longer is refused before any page, as is what has a NUL in it. */
const MAX_LENGTH = 3000;
const isAnswered = (value: string) => value.length <= MAX_LENGTH && !value.includes('\0');

/** The whole corpus is tried where addresses are read (tests/contract/redirect-target.test.ts); here, what a browser makes of some. */
const some = (corpus: readonly string[], each: number) =>
  corpus.filter(isAnswered).filter((_, index) => index % each === 0);

const loginPage = (query: Record<string, string>) => `/auth/login?${new URLSearchParams(query).toString()}`;

/** Every document that the browser asks another origin for. Nothing leaves the machine. */
async function watchLeaving(context: BrowserContext, origin: string): Promise<string[]> {
  const left: string[] = [];
  await context.route(
    (url) => url.protocol.startsWith('http') && url.origin !== origin,
    async (route) => {
      left.push(route.request().url());
      await route.fulfill({ contentType: 'text/html', body: '<h1>Outside</h1>' });
    },
  );
  return left;
}

async function logInAnew(page: Page, address: string, email: string) {
  await page.context().clearCookies();
  await page.goto(address);
  await logInByForm(page, email);
}

test.describe('login with a hostile address', () => {
  test('redirectUrl: ends on a page of the shop, whatever the address (A12)', async ({
    page,
    context,
    request,
    originOf,
  }) => {
    const origin = originOf('demo');
    const { email } = await signUp(request, origin);
    const left = await watchLeaving(context, origin);
    for (const redirectUrl of some(HOSTILE_REDIRECTS, 25)) {
      await logInAnew(page, loginPage({ redirectUrl }), email);
      await expect(page, JSON.stringify(redirectUrl)).toHaveURL(`${origin}/`);
    }
    expect(left).toEqual([]);
  });

  test('redirectUrl: who is logged in already stays in the shop as well (A12)', async ({
    page,
    context,
    newShopper,
    originOf,
  }) => {
    await newShopper();
    const left = await watchLeaving(context, originOf('demo'));
    for (const redirectUrl of some(HOSTILE_REDIRECTS, 10)) {
      await page.goto(loginPage({ redirectUrl }));
      await expect(page, JSON.stringify(redirectUrl)).toHaveURL(`${originOf('demo')}/`);
    }
    expect(left).toEqual([]);
  });

  test('refrom: stays in the shop (A13)', async ({ page, context, request, originOf }) => {
    const origin = originOf('demo');
    const { email } = await signUp(request, origin);
    const left = await watchLeaving(context, origin);
    for (const refrom of some(HOSTILE_RETURNS, 10)) {
      await logInAnew(page, loginPage({ refrom }), email);
      await expect(page, JSON.stringify(refrom)).toHaveURL(`${origin}/`);
    }
    expect(left).toEqual([]);
  });
});

test.describe('login for another site (RTE-2)', () => {
  const LISTED = 'https://blog.demo.example/welcome?a=1&email=old%40x.example#top';
  const NOT_LISTED = [
    'https://other.example/in',
    'https://blog.demo.example.evil.example/',
    'https://x.blog.demo.example/',
    'https://blog.demo.example:8443/',
    'http://blog.demo.example/',
  ];
  const arrived = (email: string) => `https://blog.demo.example/welcome?a=1&email=${encodeURIComponent(email)}`;

  test('goes at once to one that the shop lists, with the e-mail and without a referrer', async ({
    page,
    context,
    request,
    originOf,
  }) => {
    const { email } = await signUp(request, originOf('demo'));
    const left = await watchLeaving(context, originOf('demo'));
    const asked = page.waitForRequest(/blog\.demo\.example/);
    await page.goto(loginPage({ refrom: LISTED }));
    await logInByForm(page, email);
    await expect(page).toHaveURL(arrived(email));
    expect(left).toEqual([arrived(email)]);
    expect((await (await asked).allHeaders()).referer).toBeUndefined();
  });

  test('asks before a site that the shop does not list learns the e-mail', async ({
    page,
    context,
    request,
    originOf,
  }) => {
    const { email } = await signUp(request, originOf('demo'));
    const left = await watchLeaving(context, originOf('demo'));
    for (const refrom of NOT_LISTED)
      await test.step(refrom, async () => {
        await logInAnew(page, loginPage({ refrom }), email);
        await expect(page.getByRole('heading', { name: 'Continue to another site?' })).toBeVisible();
        await expect(page.getByRole('main')).toContainText(new URL(refrom).host);
        await expect(page.getByRole('main')).toContainText(email);
        expect(left).toEqual([]);
        await page.getByRole('button', { name: 'Stay in this shop' }).click();
        await expect(page).toHaveURL('/');
        expect(left).toEqual([]);
      });
  });

  test('asks who is logged in already, also about a listed one (A13)', async ({
    page,
    context,
    newShopper,
    originOf,
  }) => {
    const { email } = await newShopper();
    const left = await watchLeaving(context, originOf('demo'));
    await page.goto(loginPage({ refrom: LISTED }));
    await expect(page.getByRole('heading', { name: 'Continue to another site?' })).toBeVisible();
    expect(left).toEqual([]);
    await page.getByRole('button', { name: 'Go to blog.demo.example' }).click();
    await expect(page).toHaveURL(arrived(email));
  });
});
