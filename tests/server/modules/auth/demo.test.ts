import { describe, expect, it } from 'vitest';
import { authEndpoints } from '../../../../src/contract/auth.endpoints';
import { demoShopEndpoints } from '../../../../src/demo/accounts/demo-shop.endpoints';
import { ensureAccount } from '../../../../src/server/modules/auth/auth.service';
import { startShop } from '../../../support/shop';
import { tenantRecordOf } from '../../../support/tenant-record';

const preference = { ...tenantRecordOf({ id: 'any' }).preference, demoAccounts: true };
const account = { role: 'shopper', email: 'demo@mail.test', password: 'sampan-demo-2026' } as const;

const { email, password } = account;
const shown = { label: 'Shopper', email, password };

describe('demo shop', () => {
  it('shows its accounts and where its mails are read, and no other shop does', async () => {
    const [demo, real] = [await startShop({ preference, demoAccounts: [account] }), await startShop()];
    const samples = (await demo.call(authEndpoints.listSampleAccounts, {})).data;
    expect(samples.accounts).toEqual([shown]);
    expect(samples.mails).toMatchObject({ page: '/demo/outbox' });
    const others = (await real.call(authEndpoints.listSampleAccounts, {})).data;
    expect([others.accounts, others.mails]).toEqual([[], undefined]);
  });

  it('shows its fifty newest mails, and no other shop does', async () => {
    const [demo, real] = [await startShop({ preference }), await startShop()];
    for (let i = 0; i < 51; i += 1) {
      demo.clock.now = new Date(demo.clock.now.getTime() + 600_000);
      await demo.call(authEndpoints.sendEmailCode, { body: { email: `a${i}@mail.test` } });
    }
    await real.call(authEndpoints.sendEmailCode, { body: { email: 'real@mail.test' } });
    const mails = (await demo.call(demoShopEndpoints.listOutbox, {})).data;
    expect(mails).toHaveLength(50);
    expect(mails[0]).toMatchObject({ to: 'a50@mail.test', createdAt: demo.clock.now.toISOString() });
    expect(mails[0]?.text).toMatch(/^\d{6}$/m);
    expect(mails.map(({ to }) => to)).not.toContain('real@mail.test');
    expect((await real.call(demoShopEndpoints.listOutbox, {})).status).toBe(404);
  });
});

describe('ensureAccount', () => {
  const spec = { ...account, name: 'Demo', language: 'en', payPassword: '271828' } as const;

  it('makes an account once', async () => {
    const { tenant } = await startShop();
    const [first, second] = [await ensureAccount(tenant.id, spec), await ensureAccount(tenant.id, spec)];
    expect(second).toBe(first);
  });

  it('makes one of two at once', async () => {
    const { tenant } = await startShop();
    const [first, second] = await Promise.all([ensureAccount(tenant.id, spec), ensureAccount(tenant.id, spec)]);
    expect(second).toBe(first);
  });

  it('leaves an account that is there the password that it has', async () => {
    const shop = await startShop();
    await ensureAccount(shop.tenant.id, { ...spec, password: 'its-owner-changed-it' });
    await ensureAccount(shop.tenant.id, spec);
    const login = (password: string) => shop.call(authEndpoints.login, { body: { email: spec.email, password } });
    expect((await login('its-owner-changed-it')).status).toBe(200);
    expect((await login(spec.password)).status).toBe(401);
  });
});
