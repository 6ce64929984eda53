import type { GetServerSideProps, GetServerSidePropsContext } from 'next';
import { describe, expect, it } from 'vitest';
import type { PageProps } from '../../../src/client/shell-data';
import { operatorDeskEndpoints } from '../../../src/contract/operator.desk.endpoints';
import { ASKED_URL } from '../../../src/server/kernel/asked-url';
import { getServerSideProps as missing } from '../../../src/pages/operator/[...missing]';
import { deskLoginProps, deskProps } from '../../../src/server/page/desk-props';
import { signUp } from '../../support/shopper';
import { startShop, type Shop } from '../../support/shop';
import { signInStaff } from '../../support/staff';

/** Pages are drawn by the real clock, and a session of the staff lives no longer than a night. */
async function startShopNow(...settings: Parameters<typeof startShop>): Promise<Shop> {
  const shop = await startShop(...settings);
  shop.clock.now = new Date();
  return shop;
}

interface Visit {
  path?: string;
  cookies?: Record<string, string>;
  query?: Record<string, string>;
  locale?: string;
  /** As the browser says it. */
  languages?: string;
  res?: { setHeader: () => void; statusCode: number };
}

async function visit(load: GetServerSideProps, { host }: Shop, to: Visit = {}) {
  const { path = '/operator', cookies = {}, query = {}, locale = 'en', languages = 'en' } = to;
  const { res = { setHeader: () => undefined, statusCode: 200 } } = to;
  const prefix = locale === 'en' ? '' : `/${locale}`;
  return (await load({
    req: { headers: { host, 'accept-language': languages, [ASKED_URL]: prefix + path }, cookies },
    res,
    query,
    resolvedUrl: path,
    locale,
  } as unknown as GetServerSidePropsContext)) as {
    props?: PageProps<Record<string, unknown>> & { _nextI18Next?: { initialLocale: string } };
    redirect?: { destination: string; statusCode: number };
  };
}

const home = deskProps({ permission: null, namespaces: ['operator'] });
const quotes = deskProps({ permission: 'purchase.quote', namespaces: ['operator'] }, ({ self }) =>
  Promise.resolve({ of: self.name }),
);
const login = deskLoginProps({ namespaces: ['operator'] });

describe('a page of the staff', () => {
  it('sends who is not logged in to the login, and back', async () => {
    const shop = await startShopNow();
    const { token } = await signUp(shop);
    const destination = '/operator/login?redirectUrl=%2Foperator%2Fquotes%3Fpage%3D2';
    const others: Record<string, string>[] = [{}, { token, loggedIn: '1' }, { staffToken: token }];
    for (const cookies of others) {
      const { redirect } = await visit(home, shop, { path: '/operator/quotes?page=2', cookies });
      expect(redirect).toEqual({ destination, statusCode: 307 });
    }
  });

  it('shows who is at the desk, and nothing of a shopper', async () => {
    const shop = await startShopNow();
    const { staffToken, staffId } = await signInStaff(shop, ['buyer']);
    const { token } = await signUp(shop);
    const { props } = await visit(quotes, shop, { cookies: { staffToken, token } });
    expect(props?.data).toMatchObject({ of: 'Anna Desk', self: { id: staffId, roles: ['buyer'] } });
    expect(props?.shell.profile).toBeNull();
  });

  it('says at home which right is missing', async () => {
    const shop = await startShopNow();
    const { staffToken } = await signInStaff(shop, ['packer']);
    const { redirect } = await visit(quotes, shop, { cookies: { staffToken } });
    expect(redirect).toEqual({ destination: '/operator?missing=purchase.quote', statusCode: 307 });
  });

  it('is in the person’s own language, also where the shop does not speak it', async () => {
    const shop = await startShopNow({ supportedLanguages: ['en'] });
    const { staffToken } = await signInStaff(shop);
    await shop.call(operatorDeskEndpoints.setLanguage, { query: { language: 'zh-CN' } }, { staffToken });
    const { redirect } = await visit(home, shop, { cookies: { staffToken } });
    expect(redirect?.destination).toBe('/zh-CN/operator');
    const { props } = await visit(home, shop, { cookies: { staffToken }, locale: 'zh-CN' });
    expect([props?.shell.locale, props?._nextI18Next?.initialLocale]).toEqual(['zh-CN', 'zh-CN']);
  });
});

describe('a record that is not there', () => {
  const record = deskProps({ permission: 'purchase.read', namespaces: ['operator'] }, ({ call, query }) =>
    call('GET /operator/purchase-orders/{id}', { params: { id: query.id ?? '' } }),
  );

  it('leads to the page that says so, in the frame of the desks, and knows where one came from', async () => {
    const shop = await startShopNow();
    const { staffToken } = await signInStaff(shop, ['buyer']);
    const to = { cookies: { staffToken }, path: '/operator/buying/zzz', query: { id: 'zzz' } };
    const { redirect } = await visit(record, shop, to);
    expect(redirect).toEqual({ destination: '/operator/missing?at=%2Foperator%2Fbuying%2Fzzz', statusCode: 307 });
  });

  it('is told below the desks as well of an address that no page has', async () => {
    const shop = await startShopNow();
    const { staffToken } = await signInStaff(shop, ['buyer']);
    const res = { setHeader: () => undefined, statusCode: 200 };
    const { props } = await visit(missing, shop, { cookies: { staffToken }, path: '/operator/nothing', res });
    expect([res.statusCode, props?.data]).toEqual([404, expect.objectContaining({ path: '/operator/nothing' })]);
    const strange = await visit(missing, shop, { path: '/operator/nothing' });
    expect(strange.redirect?.destination).toBe('/operator/login?redirectUrl=%2Foperator%2Fnothing');
  });

  it('is said no second time where even that page fails', async () => {
    const shop = await startShopNow();
    const { staffToken } = await signInStaff(shop, ['buyer']);
    const to = { cookies: { staffToken }, path: '/operator/missing?at=x', query: { id: 'zzz' } };
    expect(await visit(record, shop, to)).toEqual({ notFound: true });
  });
});

describe('a language that the desks do not speak', () => {
  it.each([
    ['ar', '/operator'],
    ['zh-HK', '/zh-CN/operator'],
  ] as const)('is no mirrored half of one: %s', async (language, destination) => {
    const shop = await startShopNow();
    const { staffToken } = await signInStaff(shop);
    await shop.call(operatorDeskEndpoints.setLanguage, { query: { language } }, { staffToken });
    const { redirect } = await visit(home, shop, { cookies: { staffToken }, locale: language });
    expect(redirect?.destination).toBe(destination);
    const door = await visit(login, shop, { path: '/operator/login', locale: language });
    expect(door.redirect?.destination).toBe(`${destination}/login`);
  });
});

describe('the login of the staff', () => {
  it('goes on to a page of the staff, and to no other', async () => {
    const shop = await startShopNow();
    const targetOf = async (redirectUrl: string) =>
      (await visit(login, shop, { path: '/operator/login', query: { redirectUrl } })).props?.data.redirectUrl;
    expect(await targetOf('/operator/quotes?page=2')).toBe('/operator/quotes?page=2');
    expect(await targetOf('/zh-CN/operator')).toBe('/zh-CN/operator');
    for (const elsewhere of ['/cart', '//evil.example', 'https://evil.example/operator', '/operators', ''])
      expect(await targetOf(elsewhere)).toBeUndefined();
  });

  it('speaks the browser’s language before anybody is known', async () => {
    const shop = await startShopNow({ supportedLanguages: ['en'] });
    const at = { path: '/operator/login', languages: 'zh-CN,zh;q=0.9' };
    expect((await visit(login, shop, at)).redirect?.destination).toBe('/zh-CN/operator/login');
    expect((await visit(login, shop, { ...at, locale: 'zh-CN' })).props?.shell.locale).toBe('zh-CN');
  });

  it('shows people of a demo shop alone', async () => {
    const shop = await startShopNow({ demoAccounts: [{ role: 'owner', email: 'o@d.example', password: 'x' }] });
    expect((await visit(login, shop, { path: '/operator/login' })).props?.data.samples).toBeNull();
    const preference = { ...shop.tenant.preference, demoAccounts: true };
    const demo = await startShopNow({
      preference,
      demoAccounts: [{ role: 'owner', email: 'o@d.example', password: 'x' }],
    });
    expect((await visit(login, demo, { path: '/operator/login' })).props?.data.samples).toMatchObject({
      accounts: [{ label: 'Owner' }],
    });
  });
});
