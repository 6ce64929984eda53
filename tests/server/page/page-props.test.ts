import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { GetServerSideProps, GetServerSidePropsContext } from 'next';
import { describe, expect, it, vi } from 'vitest';
import type { PageProps } from '../../../src/client/shell-data';
import { errorShell } from '../../../src/server/page/error-shell';
import type { Extra } from '../../../src/contract/extras';
import type { TenantExtras } from '../../../src/contract/tenant-extras';
import { policyHeaders } from '../../../src/server/kernel/security-policy';
import { ASKED_URL } from '../../../src/server/kernel/asked-url';
import { pageProps } from '../../../src/server/page/page-props';
import { startShop, type Shop } from '../../support/shop';
import { signUp } from '../../support/shopper';

interface Visit {
  path?: string;
  cookies?: Record<string, string>;
  headers?: Record<string, string>;
  locale?: string;
}

/** What a page's loader answers to a visit, as Next would ask it. */
async function visit(
  load: GetServerSideProps,
  host: string,
  { path = '/', cookies = {}, headers, locale }: Visit = {},
) {
  const sent: Record<string, unknown> = {};
  const context = {
    req: { headers: { host, 'accept-language': 'en', ...headers }, cookies },
    res: { setHeader: (name: string, value: unknown) => (sent[name] = value), statusCode: 200 },
    query: {},
    resolvedUrl: path,
    locale: locale ?? 'en',
  } as unknown as GetServerSidePropsContext;
  const result = (await load(context)) as {
    props?: PageProps;
    notFound?: boolean;
    redirect?: { destination: string; statusCode: number };
  };
  return { ...result, cookies: (sent['Set-Cookie'] ?? []) as string[] };
}

const open = pageProps({ access: 'public', namespaces: [] });
const forShoppers = pageProps({ access: 'user', namespaces: [] });
const shellIn = async (shop: Shop, to?: Visit) => (await visit(open, shop.host, to)).props?.shell;

describe('the place of a visit', () => {
  it('is kept in cookies for a year: shop, host and language (TEN-6)', async () => {
    const shop = await startShop();
    const { cookies } = await visit(open, shop.host, { headers: { 'accept-language': 'vi' }, locale: 'vi' });
    const year = 'Path=/; Max-Age=31536000; SameSite=Lax';
    expect(cookies).toEqual([
      `tenant=${shop.tenant.id}; ${year}`,
      `host=${shop.host}; ${year}`,
      `NEXT_LOCALE=vi; ${year}`,
    ]);
    const known = { tenant: shop.tenant.id, host: shop.host, NEXT_LOCALE: 'vi' };
    expect((await visit(open, shop.host, { cookies: known, locale: 'vi' })).cookies).toEqual([]);
  });

  it('of no shop is no page, and says so in the visitor’s language (TEN-7)', async () => {
    const host = `nobody-${randomUUID().slice(0, 8)}.shop.test`;
    expect(await visit(open, host)).toMatchObject({ notFound: true });
    const req = { headers: { host, 'accept-language': 'vi' } } as IncomingMessage;
    const { shell, _nextI18Next } = await errorShell(req, 'en');
    expect(shell).toBeNull();
    expect(_nextI18Next?.initialLocale).toBe('vi');
  });

  it('needs the login cookie where the page says so (RTE-10, RTE-11)', async () => {
    const shop = await startShop();
    const { redirect } = await visit(forShoppers, shop.host, { path: '/my/purchase?status=PAID' });
    expect(redirect).toEqual({
      destination: '/auth/login?redirectUrl=%2Fmy%2Fpurchase%3Fstatus%3DPAID',
      statusCode: 307,
    });
  });
});

describe('a page whose loader sends the browser elsewhere (RTE-12)', () => {
  const leading = (clientRedirect: string) => pageProps({ access: 'public', namespaces: [] }, async () => ({ clientRedirect })); // prettier-ignore
  const vietnamese = { locale: 'vi', headers: { 'accept-language': 'vi' } };

  it('is no document: who would see it is led on before', async () => {
    const { host } = await startShop();
    const targetOf = async (asked: string, to?: Visit) => (await visit(leading(asked), host, to)).redirect?.destination;
    expect(await targetOf('/my/purchase?status=PAID')).toBe('/my/purchase?status=PAID');
    expect(await targetOf('/', vietnamese)).toBe('/vi');
    expect(await targetOf('/vi/cart', vietnamese)).toBe('/vi/cart');
    expect(await targetOf('//evil.example')).toBeUndefined();
  });

  it('tells a page that is open already, which goes there by itself', async () => {
    const { host } = await startShop();
    const { props, redirect } = await visit(leading('/favorites'), host, {
      headers: { [ASKED_URL]: '/_next/data/b/en/auth/login.json' },
    });
    expect(redirect).toBeUndefined();
    expect(props?.data).toEqual({ clientRedirect: '/favorites' });
  });
});

describe('display preferences (ENT-8)', () => {
  it('are the device’s, left to right and the shop’s colour by default', async () => {
    const shop = await startShop({ themeColor: '2563eb' });
    const shell = await shellIn(shop);
    expect(shell).toMatchObject({ colorScheme: 'auto', direction: 'ltr', colours: { primary: '#2563eb' } });
  });

  it('follow the cookies (ENT-8)', async () => {
    const shop = await startShop();
    const shell = await shellIn(shop, { cookies: { colorScheme: 'dark', direction: 'rtl' } });
    expect(shell).toMatchObject({ colorScheme: 'dark', direction: 'rtl' });
    expect(await shellIn(shop, { cookies: { colorScheme: 'light' } })).toMatchObject({ colorScheme: 'light' });
    const odd = await shellIn(shop, { cookies: { colorScheme: 'neon', direction: 'up' } });
    expect(odd).toMatchObject({ colorScheme: 'auto', direction: 'ltr' });
  });

  it('take the colour of the cookie where the shop has none, else green, whose shade 500 it is (ENT-8, TEN-5)', async () => {
    const plain = await startShop({ themeColor: '' });
    const green = await shellIn(plain);
    expect(green?.colours.primary).toBe('#16a34a');
    expect(green?.colours.shades[5]).toBe('#16a34a');
    const kept = await shellIn(plain, { cookies: { primaryColor: '#7c3aed' } });
    expect(kept?.colours.primary).toBe('#7c3aed');
    const shop = await startShop({ themeColor: '#2563eb' });
    expect((await shellIn(shop, { cookies: { primaryColor: '#7c3aed' } }))?.colours.primary).toBe('#2563eb');
  });

  it('come as ten shades, worked out here (TEN-5)', async () => {
    const shop = await startShop({ themeColor: '0d7a73' });
    const colours = (await shellIn(shop))?.colours;
    expect(colours?.primary).toBe('#0d7a73');
    expect(colours?.shades).toHaveLength(10);
    expect(colours?.shades[6]).toBe('#0d7a73');
  });
});

describe('scripts of others (TEN-8)', () => {
  const extras: TenantExtras = {
    analytics: { vendor: 'plausible', id: 'shop.example' },
    chat: { vendor: 'crisp', id: '01234567-89ab-cdef-0123-456789abcdef' },
  };
  const policyFor = (list: Extra[] | undefined) =>
    policyHeaders('n', { extras: list })['Content-Security-Policy'] ?? '';

  it('are allowed by the policy of that shop alone (TEN-8)', async () => {
    const [withThem, without] = [await startShop({ extras }), await startShop()];
    const theirs = (await shellIn(withThem, { path: '/about' }))?.extras;
    expect(theirs).toEqual([extras.analytics, extras.chat]);
    const policy = policyFor(theirs);
    expect(policy).toContain(
      "connect-src 'self' https://plausible.io https://client.crisp.chat https://storage.crisp.chat wss://client.relay.crisp.chat;",
    );
    expect(policy).toContain("style-src 'self' 'nonce-n' https://client.crisp.chat;");
    const none = (await shellIn(without, { path: '/about' }))?.extras;
    expect(none).toEqual([]);
    expect(policyFor(none)).toContain("connect-src 'self';");
    expect(policyFor(none)).not.toMatch(/plausible|crisp/);
  });

  it('widen no form: those go to us, and to who takes money for shops', () => {
    const formsOf = (origins: string[]) =>
      /form-action ([^;]+)/.exec(
        policyHeaders('n', { paying: { 'form-action': origins } })['Content-Security-Policy'] ?? '',
      )?.[1];
    expect([formsOf([]), formsOf(['https://pay.counter.test'])]).toEqual(["'self'", "'self' https://pay.counter.test"]);
  });

  it.each([
    '/checkout?items=1',
    '/payment/return?paymentNo=1',
    '/my/balance',
    '/my/purchase/1?pay=1',
    '/my/pending-payments',
    '/auth/login?redirectUrl=%2F',
  ])('do not run on %s (TEN-8)', async (path) => {
    const shop = await startShop({ extras });
    expect((await shellIn(shop, { path }))?.extras).toEqual([]);
  });

  it('are not carried over to such a page: the browser fetches it as a new document (TEN-8)', async () => {
    const shop = await startShop({ extras });
    const from = (referer: string) => ({
      [ASKED_URL]: '/_next/data/build/en/page.json',
      referer: `http://${shop.host}${referer}`,
    });
    const go = (referer: string, path: string) => visit(open, shop.host, { path, headers: from(referer) });
    expect((await go('/vi/cart', '/checkout?items=1')).redirect?.destination).toBe(
      `http://${shop.host}/checkout?items=1`,
    );
    // a page of that kind has none to carry over, and other pages may have them
    expect((await go('/vi/my/purchase', '/my/purchase?page=2')).props?.shell.extras).toEqual([]);
    expect((await go('/', '/cart')).props?.shell.extras).toHaveLength(2);
    // a document of its own needs no other
    const alone = await visit(open, shop.host, { path: '/checkout', headers: { referer: `http://${shop.host}/` } });
    expect(alone.props?.shell.extras).toEqual([]);
    const plain = await startShop();
    expect((await visit(open, plain.host, { path: '/checkout', headers: from('/') })).redirect).toBeUndefined();
  });

  it('run by Google’s id alone, as the specification names it (TEN-8, ENT-1)', async () => {
    const shop = await startShop({ extras: { analytics: { vendor: 'google-analytics', id: 'G-AB12CD34EF' } } });
    const shell = await shellIn(shop);
    expect(shell?.tenant.googleAnalyticsTraceId).toBe('G-AB12CD34EF');
    expect(shell?.extras).toEqual([{ vendor: 'google-analytics', id: 'G-AB12CD34EF' }]);
  });
});

describe('the page of an address that is not there', () => {
  it('knows who is logged in: the frame has their account menu', async () => {
    const shop = await startShop();
    const { token, email } = await signUp(shop);
    vi.useFakeTimers({ now: shop.clock.now, toFake: ['Date'] });
    const req = { headers: { host: shop.host }, cookies: { token, loggedIn: '1' } } as unknown as IncomingMessage;
    const { shell } = await errorShell(req, 'en');
    vi.useRealTimers();
    expect(shell?.profile?.email).toBe(email);
  });

  it('stands with a session that is over, too', async () => {
    const shop = await startShop();
    const req = { headers: { host: shop.host }, cookies: { token: 'x'.repeat(43) } } as unknown as IncomingMessage;
    const { shell } = await errorShell(req, 'en');
    expect(shell?.tenant.id).toBe(shop.tenant.id);
    expect(shell?.profile).toBeNull();
  });

  it('speaks a language of the shop', async () => {
    const shop = await startShop({ defaultLanguage: 'vi', supportedLanguages: ['vi'] });
    const req = { headers: { host: shop.host, 'accept-language': 'ko' } } as unknown as IncomingMessage;
    expect((await errorShell(req, 'en')).shell?.locale).toBe('vi');
  });
});
