import { and, eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { authEndpoints } from '../../../src/contract/auth.endpoints';
import { shopTx, systemTx, tenantTx } from '../../../src/server/db/database';
import { siteItem } from '../../../src/server/db/schema/content';
import { hashPassword } from '../../../src/server/kernel/passwords';
import { credentialRepo } from '../../../src/server/modules/auth/credential.repo';
import { goLive } from '../../../src/server/wiring/go-live';
import { saveArticle } from '../../../src/server/modules/content/content.service';
import { forgetTenant, findTenant, saveTenant } from '../../../src/server/modules/tenant/tenant.service';
import { findLine } from '../../../src/server/modules/tenant/publish-offers.service';
import { dubaiOffers } from '../../../src/demo/seed/data/tenants/dubai';
import { hanoi } from '../../../src/demo/seed/data/tenants/hanoi';
import { seedDemo } from '../../../src/demo/seed/demo';
import { DEMO_SHOPS } from '../../../src/demo/seed/demo-shops';
import { seedOffers } from '../../../src/demo/seed/seed-offers';
import { startShop } from '../../support/shop';
import { publishOffers } from '../../support/shop-offers';

const OWN_PASSWORD = 'loud-harbour-28';
const lines: string[] = [];
const start = () => seedDemo((line) => lines.push(line));
const inHanoi = <T>(work: Parameters<typeof tenantTx<T>>[1]) => tenantTx({ tenantId: 'hanoi', shopperId: '' }, work);

/** As if another version of the demo had been written here. */
async function makeOlder(change: (mark: Record<string, unknown>) => object = (mark) => mark) {
  await systemTx(async (tx) => {
    const rows = await tx.select().from(siteItem).where(eq(siteItem.kind, 'SEED_MARK'));
    for (const { tenantId, value } of rows)
      await tx
        .update(siteItem)
        .set({ value: { ...change(value as Record<string, unknown>), version: 'older' } })
        .where(and(eq(siteItem.tenantId, tenantId), eq(siteItem.id, 'seed-mark')));
  });
}
const askHanoi = async (password: string) => {
  const shop = await startShop();
  const headers = { host: 'hanoi.shop.test' };
  const body = { email: hanoi.demoAccounts[0]?.email ?? '', password };
  return { shop, headers, answer: await shop.call(authEndpoints.login, { body }, { headers }) };
};
const login = async (password: string) => (await askHanoi(password)).answer.status;
/** As a demo of before let its shoppers do. */
async function setPassword(password: string) {
  const loginHash = await hashPassword(password);
  await inHanoi(async (tx) => {
    const credentials = credentialRepo(tx, { tenantId: 'hanoi' });
    const known = await credentials.findByEmail(hanoi.demoAccounts[0]?.email ?? '');
    await credentials.update(known?.id ?? '', { loginHash });
  });
}

describe('a start with the demo', () => {
  beforeAll(start);
  beforeEach(() => lines.splice(0));

  it('replaces an older demo that nobody changed, and no password that its shopper has', async () => {
    const published = hanoi.demoAccounts[0]?.password ?? '';
    await setPassword(OWN_PASSWORD);
    await makeOlder();
    await start();
    expect(lines[0]).toMatch(/^Tenants +6$/);
    expect(lines.join()).not.toContain('left alone');
    expect([await login(OWN_PASSWORD), await login(published)]).toEqual([200, 401]);
    await setPassword(published);
  });

  it('leaves a shop alone whose settings were changed', async () => {
    const changed = { ...hanoi, cnyToLocalRate: '3700', serviceEmail: 'owner@hanoi.example' };
    await saveTenant(changed);
    await makeOlder();
    await start();
    forgetTenant('hanoi');
    expect(await findTenant('hanoi')).toMatchObject({ cnyToLocalRate: '3700', serviceEmail: 'owner@hanoi.example' });
    expect(lines[1]).toContain('hanoi');
    await saveTenant(hanoi);
  });

  it('leaves a shop alone whose texts were changed', async () => {
    const article = { type: 'ABOUT_US', language: 'vi', title: 'Về chúng tôi', html: '<p>của chủ</p>' } as const;
    await inHanoi((tx) => saveArticle(tx, 'hanoi', article, new Date()));
    await makeOlder();
    await start();
    expect(lines[1]).toContain('hanoi');
  });

  it('replaces an older demo whose mark knows nothing of warehouses and lines', async () => {
    await makeOlder((mark) => ({ ...mark, fingerprint: String(mark.fingerprint).split(' ').slice(0, 3).join(' ') }));
    await start();
    expect(lines[1] ?? '').not.toContain('dubai');
  });

  it('leaves a shop alone whose warehouses were changed', async () => {
    const [warehouse] = dubaiOffers.warehouses;
    if (warehouse) await publishOffers('dubai', { warehouses: [{ ...warehouse, isOpen: false }] }, new Date());
    await makeOlder();
    await start();
    expect(lines[1]).toContain('dubai');
  });

  it('dates a price that a newer demo asks, and leaves the one that held', async () => {
    const [shop] = DEMO_SHOPS;
    if (!shop) throw new Error('there is no demo shop');
    const [line] = shop.offers.lines;
    const dearer = shop.offers.lines.map((each) => ({
      ...each,
      terms: { ...each.terms, minFee: each === line ? 1 : 0 },
    }));
    for (let time = 0; time < 2; time += 1) await seedOffers({ ...shop, offers: { ...shop.offers, lines: dearer } });
    const { id } = shop.record;
    const found = await shopTx(id, async (tx) => (await findLine(tx, id, line?.name ?? ''))?.versions);
    expect(found?.map(({ terms }) => terms.minFee)).toEqual([0, 1]);
  });

  it('leaves a shop alone that no demo made', async () => {
    await inHanoi((tx) => tx.delete(siteItem).where(eq(siteItem.id, 'seed-mark')));
    await saveTenant({ ...hanoi, serviceEmail: 'somebody@hanoi.example' });
    await start();
    forgetTenant('hanoi');
    expect((await findTenant('hanoi'))?.serviceEmail).toBe('somebody@hanoi.example');
  });

  it('leaves a live shop alone, and its passwords', async () => {
    expect(await login(hanoi.demoAccounts[0]?.password ?? '')).toBe(200);
    await goLive('hanoi', new Date());
    await makeOlder();
    await start();
    expect(lines[1]).toContain('hanoi');
    expect(await login(hanoi.demoAccounts[0]?.password ?? '')).toBe(401);
    expect((await findTenant('hanoi'))?.demoAccounts).toEqual([]);
  });
});
