import { createServer } from 'node:http';
import type { GetServerSidePropsContext } from 'next';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { forgetStorefront, listen, storefrontWith } from '../../support/outside';
import { testProfile, testTenant } from '../../support/test-shell';

/** A backend elsewhere; what its profile call answers is the test's to say. */
let profile: { status: number; body: unknown };
const asked: string[] = [];
const backend = createServer((req, res) => {
  asked.push(`${req.method} ${req.url} ${req.headers.authorization ?? 'nobody'}`);
  const [status, body] =
    req.url === '/api/front/tenant'
      ? [200, testTenant]
      : req.url === '/api/front/user/profile'
        ? [profile.status, profile.body]
        : [404, { code: 'NOT_FOUND', detail: '' }];
  res.writeHead(status as number, { 'content-type': 'application/json' }).end(JSON.stringify(body));
});
let storefront: Awaited<ReturnType<typeof storefrontWith>>;

beforeAll(async () => {
  storefront = await storefrontWith({ API_ORIGIN: await listen(backend) });
});
afterAll(() => {
  forgetStorefront();
  storefront.server.close();
  backend.closeAllConnections();
  backend.close();
});
beforeEach(() => asked.splice(0));

const TOKEN = 'a-token-of-a-session-that-was-open';
const HOST = 'harbour.localhost:3000';
/** All cookies are as the page would set them, so that it sets none by itself. */
const PLACE = { tenant: testTenant.id, host: HOST, NEXT_LOCALE: 'en' };

async function visit(cookies: Record<string, string>, access: 'user' | 'public' = 'user') {
  const headers = new Map<string, unknown>();
  const result = await storefront.pageProps({ access, namespaces: ['my'] }, async ({ profile: who }) => ({
    greeting: who ? `Hello ${who.name}` : 'Hello',
  }))({
    req: { headers: { host: HOST }, cookies: { ...PLACE, ...cookies }, url: '/my/purchase' },
    res: { setHeader: (name: string, value: unknown) => headers.set(name.toLowerCase(), value), statusCode: 200 },
    locale: 'en',
    resolvedUrl: '/my/purchase',
    query: {},
  } as unknown as GetServerSidePropsContext);
  return { result, cookies: headers.get('set-cookie') as string[] | undefined };
}

describe('the profile of a page, from a backend elsewhere (SES-7)', () => {
  it.each([
    [503, { code: 'UNAVAILABLE', detail: '' }],
    [500, { code: 'INTERNAL', detail: '' }],
    [502, 'no JSON at all'],
  ])('that fails with %i leaves the page standing and the session alone', async (status, body) => {
    profile = { status, body };
    const { result, cookies } = await visit({ loggedIn: '1', token: TOKEN });
    expect(result).toMatchObject({ props: { shell: { profile: null }, data: { greeting: 'Hello' } } });
    expect(cookies).toBeUndefined();
    expect(asked).toContain(`GET /api/front/user/profile Bearer ${TOKEN}`);
  });

  it('is on the page when it comes', async () => {
    profile = { status: 200, body: testProfile };
    const { result } = await visit({ loggedIn: '1', token: TOKEN });
    expect(result).toMatchObject({
      props: { shell: { profile: { name: 'Mai Tran' } }, data: { greeting: 'Hello Mai Tran' } },
    });
  });

  it('of a dead session clears the cookies and goes to login, to return here (401)', async () => {
    profile = { status: 401, body: { code: 'SESSION_EXPIRED', detail: '' } };
    const { result, cookies } = await visit({ loggedIn: '1', token: TOKEN });
    expect(result).toEqual({
      redirect: { destination: '/auth/login?redirectUrl=%2Fmy%2Fpurchase', statusCode: 307 },
    });
    expect(cookies?.map((cookie) => cookie.split(';')[0])).toEqual(['token=', 'loggedIn=', 'profile=']);
    for (const cookie of cookies ?? []) expect(cookie).toContain('Max-Age=0');
  });

  it('is not asked for where nobody is logged in: a private page goes to login, a public one is served', async () => {
    expect((await visit({})).result).toMatchObject({ redirect: { statusCode: 307 } });
    expect((await visit({}, 'public')).result).toMatchObject({ props: { shell: { profile: null } } });
    expect(asked.filter((call) => call.includes('profile'))).toEqual([]);
  });
});
