import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { OutsideService } from '../../../src/server/adapters/outside-service.port';
import { shopTx } from '../../../src/server/db/database';
import { outsideCredential } from '../../../src/server/db/schema/outside';
import { wrapDataKeysAnew } from '../../../src/server/kernel/data-key';
import { findOutsideCredentials } from '../../../src/server/modules/tenant/outside-credential.service';
import { runProviderCommand } from '../../../src/server/start/shop-provider-command';
import { goLive } from '../../../src/server/wiring/go-live';
import { documentedBlock } from '../../support/operations';
import { startShop, type Shop } from '../../support/shop';
import { withEnv } from '../../support/with-env';

const SECRET = 'sk_live_of-nobody-else';
const service = (answer: (secret: string) => Promise<string>): OutsideService => ({
  kind: 'payment',
  name: 'BANKOFMIND',
  fields: [
    { name: 'account', isSecret: false },
    { name: 'secretKey', isSecret: true, pattern: /^sk_(test|live)_/, shape: 'a key that begins with sk_' },
    { name: 'certificate', isSecret: true, isOptional: true },
  ],
  isTest: ({ secretKey = [] }) => secretKey.some((key) => key.startsWith('sk_test_')),
  check: ({ secretKey = [] }) => answer(secretKey[0] ?? ''),
});
const silent = service(() => Promise.resolve('an account of Mekong Mart'));

const commandsOf = (shop: Shop, text = `account=a1\nsecretKey=${SECRET}\n`, one = silent) => {
  const readLines = () => Promise.resolve(text);
  return (...words: string[]) => runProviderCommand(words, { now: shop.clock.now, services: [one], readLines });
};
async function realShop(): Promise<Shop> {
  const shop = await startShop();
  await goLive(shop.tenant.id, shop.clock.now);
  return shop;
}
const set = async (shop: Shop, text?: string) => commandsOf(shop, text)('set', shop.tenant.id, 'bankofmind');
const kept = (shop: Shop) => findOutsideCredentials(shop.tenant.id, silent);
const rowsOf = (shop: Shop) =>
  shopTx(shop.tenant.id, (tx) =>
    tx.select().from(outsideCredential).where(eq(outsideCredential.tenantId, shop.tenant.id)),
  );

describe('shop provider', () => {
  it('keeps what it is told sealed, the newest first, and says none of it again', async () => {
    const shop = await realShop();
    const said = await set(shop, `# of the bank\r\naccount=a1\nsecretKey = ${SECRET}=\nsecretKey=sk_live_old\n`);
    expect(await kept(shop)).toEqual({ account: ['a1'], secretKey: [`${SECRET}=`, 'sk_live_old'] });
    const stored = JSON.stringify(await rowsOf(shop));
    const listed = await commandsOf(shop)('list', shop.tenant.id);
    for (const secret of [SECRET, 'sk_live_old', '"a1"']) expect(stored + said + listed).not.toContain(secret);
    expect(listed).toBe('BANKOFMIND  payment  since 2026-11-21T08:00:00.000Z');
  });

  it('takes a key that goes over lines', async () => {
    const shop = await realShop();
    await set(shop, `account=a1\nsecretKey=${SECRET}\ncertificate="-----BEGIN KEY-----\nMII=\n-----END KEY-----"\n`);
    expect((await kept(shop))?.certificate).toEqual(['-----BEGIN KEY-----\nMII=\n-----END KEY-----']);
  });

  it('replaces all that was there, and forgets it', async () => {
    const shop = await realShop();
    await set(shop, `account=a1\nsecretKey=${SECRET}\ncertificate=c\n`);
    await set(shop, 'account=a2\nsecretKey=sk_live_2\n');
    expect(await kept(shop)).toEqual({ account: ['a2'], secretKey: ['sk_live_2'] });
    await commandsOf(shop)('remove', shop.tenant.id, 'BANKOFMIND');
    expect(await kept(shop)).toBeUndefined();
    await expect(commandsOf(shop)('remove', shop.tenant.id, 'BANKOFMIND')).rejects.toThrow('has no account');
  });

  it.each([
    ['account=a1\n', 'secretKey is missing.'],
    [`secretKey=${SECRET}\n`, 'account is missing.'],
    ['account=a1\nsecretKey=pk_12345\n', 'secretKey is a key that begins with sk_.'],
    ['account=a1\nsecretKey=\n', 'secretKey is a key that begins with sk_.'],
    [`account=a1\n${SECRET}\n`, 'A line begins with none of: account, secretKey, certificate.'],
    [`account=a1\nsecretKey=${SECRET}\ncertificate="open\n`, 'certificate cannot be read.'],
  ])('refuses %o, and repeats nothing of it', async (text, reason) => {
    const shop = await realShop();
    const refusal: unknown = await set(shop, text).catch((error: unknown) => error);
    expect(String(refusal)).toContain(reason);
    expect(String(refusal)).not.toMatch(/sk_live|pk_1/);
    expect(await kept(shop)).toBeUndefined();
  });

  it('takes keys for trials only where money is for trials, and keys in earnest only where it is real', async () => {
    const [real, trial] = [await realShop(), await startShop()];
    const forTrials = 'account=a1\nsecretKey=sk_test_1\n';
    await expect(set(real, forTrials)).rejects.toThrow('These are for trials');
    await expect(set(trial)).rejects.toThrow('These move real money');
    await set(trial, forTrials);
    expect([await kept(real), Boolean(await kept(trial))]).toEqual([undefined, true]);
  });

  it('asks the service, and repeats no key that stands in its answer or error', async () => {
    const shop = await realShop();
    await expect(commandsOf(shop)('check', shop.tenant.id, 'BANKOFMIND')).rejects.toThrow('has no account');
    await set(shop);
    const ask = (one: OutsideService) => commandsOf(shop, '', one)('check', shop.tenant.id, 'BANKOFMIND');
    expect(await ask(silent)).toBe('BANKOFMIND (in earnest) answers: an account of Mekong Mart');
    expect(await ask(service((key) => Promise.resolve(`hello ${key}`)))).toContain('hello …');
    const refusing = service((key) => Promise.reject(new Error(`401 for ${key}`)));
    await expect(ask(refusing)).rejects.toThrow('BANKOFMIND does not take them: Error: 401 for …');
  });

  it('is one shop’s alone, and opens under no other name', async () => {
    const [shop, other] = [await realShop(), await realShop()];
    await set(shop);
    expect(await kept(other)).toBeUndefined();
    const [row] = await rowsOf(shop);
    await shopTx(other.tenant.id, async (tx) => {
      if (row) await tx.insert(outsideCredential).values({ ...row, tenantId: other.tenant.id });
    });
    await expect(kept(other)).rejects.toThrow();
    await shopTx(shop.tenant.id, async (tx) => {
      if (row) await tx.insert(outsideCredential).values({ ...row, name: 'OTHER' });
    });
    await expect(findOutsideCredentials(shop.tenant.id, { kind: 'payment', name: 'OTHER' })).rejects.toThrow();
  });

  it('outlives the keys of the server', async () => {
    const [oldKey, newKey] = ['o'.repeat(40), 'n'.repeat(40)];
    const shop = await realShop();
    await withEnv({ DATA_KEYS: [oldKey] }, () => set(shop));
    await withEnv({ DATA_KEYS: [newKey, oldKey] }, wrapDataKeysAnew);
    await withEnv({ DATA_KEYS: [newKey] }, async () => expect((await kept(shop))?.secretKey).toEqual([SECRET]));
  });

  it('knows no other service or verb, and says which there are', async () => {
    const shop = await realShop();
    const run = commandsOf(shop);
    expect(await run('list')).toBe('BANKOFMIND  payment  account secretKey [certificate]');
    await expect(run('check', shop.tenant.id, 'NOBODY')).rejects.toThrow('There is no service NOBODY.\n\nBANKOFMIND');
    await expect(run('show', shop.tenant.id, 'BANKOFMIND')).rejects.toThrow('Say: provider set|check|remove');
  });

  it('does what docs/operations.md says', async () => {
    const shop = await realShop();
    const readLines = (_: unknown, file?: string) =>
      Promise.resolve(file === 'stripe.txt' ? `account=a1\nsecretKey=${SECRET}` : '');
    for (const command of documentedBlock('providers').trim().split('\n')) {
      const words = command.replace('npm run shop -- provider ', '').replace('mekong', shop.tenant.id).split(' ');
      await runProviderCommand(words, { now: shop.clock.now, services: [{ ...silent, name: 'STRIPE' }], readLines });
    }
    expect(await rowsOf(shop)).toEqual([]);
  });
});

describe('shop provider check, of all', () => {
  const checked = (shop: Shop, one?: OutsideService) =>
    commandsOf(shop, undefined, one)('check').catch((error: unknown) => String(error));

  it('asks every account of every shop, and says what each answered', async () => {
    const [one, other] = [await realShop(), await realShop()];
    for (const shop of [one, other]) await set(shop);
    const said = await checked(one);
    for (const { tenant } of [one, other]) expect(said).toContain(`${tenant.id}  BANKOFMIND  an account of Mekong Mart`);
  });

  it('fails where one does not answer as it should, says which, and no secret of it', async () => {
    const shop = await realShop();
    await set(shop);
    const deaf = service((secret) => Promise.reject(new Error(`no ${secret} here`)));
    await expect(commandsOf(shop, undefined, deaf)('check')).rejects.toThrow(`${shop.tenant.id}  BANKOFMIND  BANKOFMIND does not take them`);
    expect(await checked(shop, deaf)).not.toContain(SECRET);
  });
}); // prettier-ignore
