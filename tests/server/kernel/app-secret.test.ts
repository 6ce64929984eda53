import { createHash, randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { authEndpoints } from '../../../src/contract/auth.endpoints';
import { walletEndpoints } from '../../../src/contract/wallet.endpoints';
import { systemTx } from '../../../src/server/db/database';
import { emailCode } from '../../../src/server/db/schema/account';
import { idempotency } from '../../../src/server/db/schema/tenant';
import { fundBalance, PAY_PASSWORD } from '../../support/money';
import { startShop, type Shop } from '../../support/shop';
import { mailedCode, signUp } from '../../support/shopper';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const [OLD, NEW] = ['the-old-key-of-at-least-32-characters', 'the-new-key-of-at-least-32-characters'];
afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

/** The server's own code, read anew with this APP_SECRET; the database stays. */
async function withSecret<T>(secret: string, work: (start: typeof startShop) => Promise<T>): Promise<T> {
  vi.stubEnv('APP_SECRET', secret);
  vi.resetModules();
  return work((await import('../../support/shop')).startShop);
}

describe('what the database keeps of a secret', () => {
  // 1.7 s of guessing gave the pay password
  it('of a pay password in the body of a keyed call is no plain hash', async () => {
    const shop = await startShop();
    const { token, shopperId } = await signUp(shop, { payPassword: PAY_PASSWORD });
    await fundBalance(shop, { shopperId }, 10);
    const body = { amount: 1, accountText: 'IBAN 1234', payPassword: PAY_PASSWORD };
    await shop.call(walletEndpoints.createWithdrawal, { body }, { token });
    const [row] = (await systemTx((tx) => tx.select().from(idempotency))).filter((one) => one.shopperId === shopperId);
    const guess = `POST /api/front/user-account/withdrawals\n${JSON.stringify(body)}`;
    expect(row?.fingerprint).toMatch(/^[0-9a-f]{64}$/);
    expect(row?.fingerprint).not.toBe(sha256(guess));
    expect(JSON.stringify(row)).not.toContain(PAY_PASSWORD);
  });

  it('of a mailed code is no plain hash', async () => {
    const shop = await startShop();
    const email = 'a@mail.test';
    await shop.call(authEndpoints.sendEmailCode, { body: { email } });
    const code = await mailedCode(shop, email);
    const [row] = (await systemTx((tx) => tx.select().from(emailCode))).filter(
      ({ tenantId }) => tenantId === shop.tenant.id,
    );
    for (const text of [code, [shop.tenant.id, email, 'SIGNUP', code].join('\n')])
      expect(row?.codeHash).not.toBe(sha256(text));
  });
});

describe('APP_SECRET', () => {
  it('is replaced while codes and keys that the old one made are in use', async () => {
    const email = 'a@mail.test';
    const headers = { 'idempotency-key': randomUUID() };
    const body = { amount: 1, accountText: 'IBAN 1234', payPassword: PAY_PASSWORD };
    const withdraw = (shop: Shop, token: string) =>
      shop.call(walletEndpoints.createWithdrawal, { body }, { token, headers });
    const verify = (shop: Shop, verificationCode: string) =>
      shop.call(authEndpoints.verifyEmailCode, { body: { email, verificationCode } });
    const made = await withSecret(OLD, async (start) => {
      const shop = await start();
      const { token, shopperId } = await signUp(shop, { payPassword: PAY_PASSWORD });
      await fundBalance(shop, { shopperId }, 10);
      await shop.call(authEndpoints.sendEmailCode, { body: { email } });
      return { shop, token, first: (await withdraw(shop, token)).data, code: await mailedCode(shop, email) };
    });
    const { id } = made.shop.tenant;
    await withSecret(`${NEW}, ${OLD}`, async (start) => {
      const shop = await start({ id });
      const again = await withdraw(shop, made.token);
      expect([again.headers.get('idempotency-replayed'), again.data]).toEqual(['true', made.first]);
      expect((await verify(shop, made.code)).status).toBe(200);
    });
    await withSecret(NEW, async (start) => {
      const shop = await start({ id });
      expect((await withdraw(shop, made.token)).problem.code).toBe('IDEMPOTENCY_KEY_REUSED');
      expect((await verify(shop, made.code)).problem.code).toBe('CODE_INVALID');
    });
  });

  const read = async (variables: Record<string, string>) => {
    for (const [name, value] of Object.entries({ APP_SECRET: '', ...variables })) vi.stubEnv(name, value);
    vi.resetModules();
    return import('../../../src/server/kernel/app-secret');
  };

  it('is made once and kept from other users where none is given', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'sampan-secret-'));
    const first = (await read({ DATA_DIR: folder })).keyedHash('test', 'text');
    expect(statSync(join(folder, 'app-secret')).mode & 0o777).toBe(0o600);
    expect(readFileSync(join(folder, 'app-secret'), 'utf8').trim().length).toBeGreaterThanOrEqual(43);
    expect((await read({ DATA_DIR: folder })).keyedHash('test', 'text')).toBe(first);
    rmSync(folder, { recursive: true });
    expect((await read({ DATA_DIR: folder })).keyedHash('test', 'text')).not.toBe(first);
    rmSync(folder, { recursive: true });
  });

  it('must be given on https; without it PostgreSQL is warned of', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'sampan-secret-'));
    const said: string[] = [];
    const start = async (variables: Record<string, string>) =>
      (await read({ DATA_DIR: folder, ...variables })).requireAppSecret((line) => void said.push(line));
    await expect(start({ PUBLIC_ORIGIN_SCHEME: 'https' })).rejects.toThrow(/^APP_SECRET is missing: .*$/);
    await start({ PUBLIC_ORIGIN_SCHEME: 'https', APP_SECRET: NEW });
    expect(said).toEqual([]);
    await start({ APP_SECRET: '', PUBLIC_ORIGIN_SCHEME: 'http', DATABASE_URL: 'postgres://localhost/sampan' });
    expect(said).toEqual([expect.stringMatching(/^Warning: APP_SECRET is not set/)]);
    await expect(read({ APP_SECRET: 'too short' }).then(({ keyedHash }) => keyedHash('a', 'b'))).rejects.toThrow(
      /32 characters/,
    );
    rmSync(folder, { recursive: true });
  });
});
