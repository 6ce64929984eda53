import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { GetServerSidePropsContext } from 'next';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PaymentStart } from '../../../src/contract/payment';
import { freePort } from '../../support/free-port';
import { ask, forgetStorefront, readPage, storefrontWith } from '../../support/outside';
import { postgresForTests } from '../../support/postgres-server';
import { chargeOf } from '../../support/sandbox';
import { createDatabase } from '../../support/shared-postgres';

const KEY = 'a key that both of them know';

const DEMO = 'demo.localhost:3000';

const HANOI = 'hanoi.localhost:3000';

const json = (value: unknown) => JSON.stringify(value);

describe('a storefront over a backend in another process (API_ORIGIN)', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sampan-outside-'));
  // its demo world is made there in a third of the time
  const binaries = postgresForTests();
  let own: Awaited<ReturnType<typeof createDatabase>> | undefined;
  let backend: ChildProcess;
  let apiOrigin = '';
  let storefront: Awaited<ReturnType<typeof storefrontWith>>;

  beforeAll(async () => {
    own = binaries ? await createDatabase(binaries) : undefined;
    const port = await freePort();
    apiOrigin = `http://127.0.0.1:${port}`;
    backend = spawn(process.execPath, ['--import', 'tsx', 'src/server/start.ts', 'api'], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        ...process.env,
        NODE_ENV: 'production',
        PORT: String(port),
        DATA_DIR: folder,
        DATABASE_URL: own?.url ?? '',
        SEED_DEMO: 'shops',
        API_ORIGIN: '',
        LOG_LEVEL: 'silent',
        STOREFRONT_KEY: KEY,
      },
    });
    await new Promise<void>((resolve, reject) => {
      backend.stdout?.on('data', (text: Buffer) => text.includes('Ready') && resolve());
      backend.once('exit', () => reject(new Error('the backend did not start')));
    });
    storefront = await storefrontWith({ API_ORIGIN: apiOrigin, STOREFRONT_KEY: KEY });
  });

  afterAll(async () => {
    storefront?.server.close();
    forgetStorefront();
    backend.kill('SIGKILL');
    if (backend.exitCode === null && backend.signalCode === null) await once(backend, 'exit');
    await own?.drop();
    rmSync(folder, { recursive: true, force: true });
  });

  const login = async (host: string, shop: string) => {
    const answer = await ask(storefront.origin, '/front/user/login', {
      method: 'POST',
      headers: { host },
      body: { email: `shopper@${shop}.example`, password: 'Sampan-demo-1' },
    });
    expect(answer.status).toBe(200);
    return (answer.json as { token: string }).token;
  };
  const as = (host: string, token: string) => ({ host, authorization: `Bearer ${token}` });

  /** What Next would hand to a page's loader. */
  const visit = (host: string, cookies: Record<string, string> = {}) => {
    const set: Record<string, unknown> = {};
    const context = {
      req: { headers: { host }, cookies, url: '/cart' },
      res: { setHeader: (name: string, value: unknown) => (set[name] = value), statusCode: 200 },
      locale: 'en',
      resolvedUrl: '/cart',
      query: {},
    } as unknown as GetServerSidePropsContext;
    return { context, set };
  };

  it('passes a browser’s calls on: the shop, a login, a cart, each by the host that it came to', async () => {
    const shop = await ask(storefront.origin, '/front/tenant', { headers: { host: DEMO } });
    expect(shop.json).toMatchObject({ id: 'demo', name: 'Sampan' });
    const token = await login(DEMO, 'demo');
    const search = await ask(storefront.origin, '/front/product/search?keyword=mug&channel=TAOBAO', {
      headers: { host: DEMO },
    });
    const [card] = (search.json as { items: { productUrl: string }[] }).items;
    const product = await ask(
      storefront.origin,
      `/front/product?productUrl=${encodeURIComponent(card?.productUrl ?? '')}`,
      {
        headers: { host: DEMO },
      },
    );
    const { skus, minOrderQuantity } = product.json as {
      skus: { skuId: string; stock: number }[];
      minOrderQuantity: number;
    };
    const added = await ask(storefront.origin, '/front/cart', {
      method: 'POST',
      headers: as(DEMO, token),
      body: {
        productUrl: card?.productUrl,
        productSkuId: skus.find(({ stock }) => stock > minOrderQuantity)?.skuId,
        quantity: minOrderQuantity,
      },
    });
    expect(added.status, json(added.json)).toBe(200);
    const cart = await ask(storefront.origin, '/front/cart', { headers: as(DEMO, token) });
    expect((cart.json as { itemCount: number }).itemCount).toBeGreaterThan(0);
  });

  it('loads a page’s data there, with the shopper’s session', async () => {
    const token = await login(DEMO, 'demo');
    const load = storefront.pageProps({ access: 'user', namespaces: ['cart'] }, async ({ call }) => ({
      cart: await call('GET /front/cart', {}),
    }));
    const result = await load(visit(DEMO, { loggedIn: '1', token }).context);
    expect(result).toMatchObject({
      props: {
        shell: { tenant: { id: 'demo' }, profile: { email: 'shopper@demo.example' } },
        data: { cart: { itemCount: expect.any(Number) as number } },
      },
    });
  });

  it('keeps two shops apart, whatever a browser says of itself (T2, T3)', async () => {
    const token = await login(DEMO, 'demo');
    expect((await ask(storefront.origin, '/front/cart', { headers: as(HANOI, token) })).status).toBe(401);
    const spoofed = await ask(storefront.origin, '/front/tenant', {
      headers: { host: DEMO, 'x-tenant-domain': HANOI, 'x-tenant-id': 'hanoi', 'x-forwarded-host': HANOI },
    });
    expect(spoofed.json).toMatchObject({ id: 'demo' });
    const hanoi = await storefront.pageProps({ access: 'public', namespaces: [] })({
      ...visit(HANOI).context,
      locale: 'vi',
    });
    expect(hanoi).toMatchObject({ props: { shell: { tenant: { id: 'hanoi' } } } });
    const unknown = await ask(storefront.origin, '/front/tenant', { headers: { host: 'nobody.localhost' } });
    expect(unknown.json).toMatchObject({ status: 404, code: 'TENANT_NOT_FOUND' });
  });

  it('knows a browser again by the one cookie of the backend, and passes no other on', async () => {
    const path = '/front/user/login';
    const body = { email: 'shopper@demo.example', password: 'Sampan-demo-1' };
    const logIn = (cookie: string) =>
      ask(storefront.origin, path, { method: 'POST', headers: { host: DEMO, cookie }, body });
    const [first] = (await logIn('token=x; device=y')).headers['set-cookie'] ?? [];
    expect(first).toMatch(/^device=[\w-]{43}; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Lax$/);
    const again = await logIn(`token=x; ${first?.split(';')[0] ?? ''}`);
    expect(again.headers['set-cookie']?.[0]).toBe(first);
  });

  it('is believed about the shop by its key alone', async () => {
    const told = (headers: Record<string, string>) =>
      ask(apiOrigin, '/front/tenant', { headers: { host: DEMO, 'x-tenant-domain': HANOI, ...headers } });
    expect((await told({})).json).toMatchObject({ id: 'demo' });
    expect((await told({ 'x-storefront-key': 'a key that nobody knows of' })).json).toMatchObject({ id: 'demo' });
    expect((await told({ 'x-storefront-key': KEY })).json).toMatchObject({ id: 'hanoi' });
  });

  it('passes pictures on byte for byte', async () => {
    const path = '/media/picture/p_mug_white_front_sand.webp?w=96';
    const [here, there] = [await ask(storefront.origin, path), await ask(apiOrigin, path)];
    expect(here.headers['content-type']).toBe('image/webp');
    expect(here.body.length).toBeGreaterThan(500);
    expect(here.body.equals(there.body)).toBe(true);
  });

  /** A page of the demo as the storefront draws it, over what the backend says. */
  const demoPage = async (host: string, path: string) => {
    const { withDemoPages } = await import('../../../src/demo/screens/demo-pages');
    const handle = withDemoPages((_, answer) => answer.writeHead(404).end());
    return readPage((req, res) => void handle(req, res), path, { host, 'accept-language': 'en' });
  };

  it('draws the bank and the outbox of the demo, and pays there', async () => {
    const headers = as(DEMO, await login(DEMO, 'demo'));
    const begun = await ask(storefront.origin, '/front/user-account/deposits', {
      method: 'POST',
      headers: { ...headers, 'idempotency-key': 'a-top-up-from-outside' },
      body: { amount: 5_000, channel: 'SANDBOX' },
    });
    const { start, deposit } = begun.json as { start: PaymentStart; deposit: { depositNo: string } };
    const address = `/sandbox-pay/${chargeOf(start)}`;
    const bank = await demoPage(DEMO, address);
    expect([bank.status, bank.html.includes(deposit.depositNo)]).toEqual([200, true]);
    const [, action = ''] = /action="\/api([^"]+)"/.exec(bank.html) ?? [];
    const decided = await ask(storefront.origin, action, {
      method: 'POST',
      headers: { host: DEMO },
      body: { decision: 'approve' },
    });
    expect((decided.json as { returnUrl: string }).returnUrl).toContain(`http://${DEMO}/payment/return?paymentNo=`);
    const list = await ask(storefront.origin, '/front/user-account/deposits', { headers });
    expect((list.json as { items: unknown[] }).items[0]).toMatchObject({ ...deposit, status: 'CREDITED' });

    const body = { email: 'outside@mail.test' };
    await ask(storefront.origin, '/front/user/send-email-code', { method: 'POST', headers: { host: DEMO }, body });
    const isIn = async (host: string) => (await demoPage(host, '/demo/outbox')).html.includes(body.email);
    expect(await isIn(DEMO)).toBe(true);
    // another shop has neither its letters nor its charges
    expect(await isIn(HANOI)).toBe(false);
    expect((await demoPage(HANOI, address)).status).toBe(404);
  });

  it('says at once that the backend is gone, to browsers and to pages', async () => {
    backend.kill('SIGKILL');
    await once(backend, 'exit');
    const answer = await ask(storefront.origin, '/front/product/categories', {
      headers: { host: DEMO, 'accept-language': 'vi' },
    });
    expect(answer.status).toBe(503);
    expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/);
    expect(answer.json).toMatchObject({ code: 'UNAVAILABLE', status: 503 });
    const host = 'tashkent.localhost:3000';
    const load = storefront.pageProps({ access: 'public', namespaces: [] });
    await expect(load(visit(host).context)).rejects.toMatchObject({ status: 503, code: 'UNAVAILABLE' });
    // the page of the failure itself is drawn, without a shop
    const shell = await storefront.errorShell(
      Object.assign(visit(host).context.req, { headers: { host } }) as never,
      'en',
    );
    expect(shell).toMatchObject({ shell: null, _nextI18Next: { initialLocale: 'en' } });
  });
});
