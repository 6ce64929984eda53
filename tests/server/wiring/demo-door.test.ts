import type { GetServerSidePropsContext } from 'next';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { authEndpoints } from '../../../src/contract/auth.endpoints';
import { paymentEndpoints } from '../../../src/contract/payment.endpoints';
import { demoShopEndpoints } from '../../../src/demo/accounts/demo-shop.endpoints';
import { sandboxEndpoints } from '../../../src/demo/sandbox/sandbox.endpoints';
import { getServerSideProps as loadLogin } from '../../../src/pages/auth/login';
import { demoGoods } from '../../../src/server/adapters/marketplace/embedded/demo-goods';
import { listJobs } from '../../../src/server/wiring/app-jobs';
import { demoWorld, openDemoWorld } from '../../../src/server/wiring/demo-door';
import { startShop } from '../../support/shop';
import { tenantRecordOf } from '../../support/tenant-record';
import { withEnv } from '../../support/with-env';

const preference = { ...tenantRecordOf({ id: 'any' }).preference, demoAccounts: true };
const PICTURE = '/media/picture/p_mug_white_front_sand.webp?w=96';

afterEach(async () => {
  vi.unstubAllGlobals();
  await openDemoWorld();
});

describe('a server without a demo world', () => {
  const shut = () => withEnv({ isDemo: false }, openDemoWorld);

  it('serves its shops, and nothing of a demo', async () => {
    expect(await shut()).toBeUndefined();
    const shop = await startShop({ preference, paymentProviders: ['SANDBOX'] });
    const { balance, providers } = (await shop.call(paymentEndpoints.getConfig, {})).data;
    expect([balance, providers]).toEqual([true, []]);
    for (const endpoint of [authEndpoints.listSampleAccounts, demoShopEndpoints.listOutbox])
      expect((await shop.call(endpoint, {})).problem).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    expect((await shop.call(sandboxEndpoints.getCharge, { params: { chargeId: 'x' } })).status).toBe(404);
    const document = (await (await shop.fetchRaw('/openapi.json')).json()) as { paths: object };
    expect(Object.keys(document.paths).filter((path) => /demo|sandbox/.test(path))).toEqual([]);
  });

  it('lets shoppers log in, whatever the settings say of accounts to try', async () => {
    await shut();
    vi.stubGlobal('sampanAnswering', undefined);
    const settings = [false, true].map((demoAccounts) => ({ preference: { ...preference, demoAccounts } }));
    for (const shop of await Promise.all(settings.map((each) => startShop(each)))) {
      const context = {
        req: { headers: { host: shop.host, 'accept-language': 'en' }, cookies: {} },
        res: { setHeader: () => undefined },
        query: {},
        resolvedUrl: '/auth/login',
        locale: 'en',
      } as unknown as GetServerSidePropsContext;
      expect(await loadLogin(context)).toMatchObject({ props: { data: { samples: null } } });
    }
  });

  it('gives a shop made after one of the demo empty pictures, that no page looks broken', async () => {
    const shop = await startShop();
    const drawn = await shop.fetchRaw(PICTURE);
    expect([drawn.status, drawn.headers.get('content-type')]).toEqual([200, 'image/webp']);
    await shut();
    const empty = await shop.fetchRaw(PICTURE);
    expect([empty.status, empty.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
    expect(await empty.text()).toBe('<svg xmlns="http://www.w3.org/2000/svg"/>');
    // a demo that is opened later shows its own
    expect(empty.headers.get('cache-control')).not.toContain('immutable');
    expect(empty.headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  it('has no job and no picture or link of it', async () => {
    const jobsOfIt = () =>
      listJobs(() => Promise.reject(new Error('nobody calls'))).filter(({ name }) => name.includes('sandbox'));
    expect([jobsOfIt().length, typeof demoGoods()]).toEqual([1, 'object']);
    await shut();
    expect([jobsOfIt().length, typeof demoGoods()]).toEqual([0, 'undefined']);
  });
});

describe('a demo world', () => {
  it('is not opened where it is asked for and missing', async () => {
    vi.spyOn(process, 'cwd').mockReturnValue('/nowhere');
    vi.resetModules();
    const { openDemoWorld: open } = await import('../../../src/server/wiring/demo-door');
    const { parseEnv } = await import('../../../src/server/env');
    vi.restoreAllMocks();
    expect([parseEnv({}).isDemo, parseEnv({ SEED_DEMO: '1' }).isDemo]).toEqual([false, true]);
    const { withEnv: as } = await import('../../support/with-env');
    await expect(as({ isDemo: true }, open)).rejects.toThrow('SEED_DEMO asks for a demo, but src/demo is not there');
  });

  it('serves another copy of the product in its process, as Next’s bundle is one', async () => {
    const world = demoWorld();
    vi.resetModules();
    const copy = await import('../../support/shop');
    const door = await import('../../../src/server/wiring/demo-door');
    expect(copy.startShop).not.toBe(startShop);
    expect(door.demoWorld()).toBe(world);
    const account = { role: 'shopper', email: 'demo@mail.test', password: 'sampan-demo-2026' } as const;
    const [demo, real] = [await copy.startShop({ preference, demoAccounts: [account] }), await copy.startShop()];
    expect((await demo.call(authEndpoints.listSampleAccounts, {})).data.accounts).toMatchObject([
      { email: account.email },
    ]);
    await demo.call(authEndpoints.sendEmailCode, { body: { email: 'new@mail.test' } });
    expect((await demo.call(demoShopEndpoints.listOutbox, {})).data).toMatchObject([{ to: 'new@mail.test' }]);
    // what the world refuses is a refusal, also where another copy of the class tells it
    expect((await real.call(demoShopEndpoints.listOutbox, {})).problem).toMatchObject({
      status: 404,
      code: 'NOT_FOUND',
    });
    const decided = real.call(sandboxEndpoints.decide, { params: { chargeId: 'none' }, body: { decision: 'approve' } });
    expect((await decided).problem).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    expect((await demo.fetchRaw(PICTURE)).status).toBe(200);
  });
});
