import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { shopTx } from '../../../src/server/db/database';
import { tenantDataKey } from '../../../src/server/db/schema/customs';
import { AppError } from '../../../src/server/kernel/app-error';
import { dataKeyOf, wrapDataKeysAnew } from '../../../src/server/kernel/data-key';
import { seal, unseal } from '../../../src/server/kernel/sealing';
import { startShop, type Shop } from '../../support/shop';
import { withEnv } from '../../support/with-env';

const [OLD, NEW] = ['o'.repeat(40), 'n'.repeat(40)];
const keyOf = (shop: Shop) => shopTx(shop.tenant.id, (tx) => dataKeyOf(tx, shop.tenant.id));
const wrappedBy = async (shop: Shop) => {
  const rows = await shopTx(shop.tenant.id, (tx) =>
    tx.select().from(tenantDataKey).where(eq(tenantDataKey.tenantId, shop.tenant.id)),
  );
  return rows.map((row) => row.wrappedBy);
};

describe('sealing', () => {
  const key = Buffer.alloc(32, 7);
  it('opens for the same key and the same row only, and notices each changed bit', () => {
    const sealed = seal(key, 'P123456783456', 'row/1');
    expect(unseal(key, sealed, 'row/1').toString()).toBe('P123456783456');
    expect(() => unseal(Buffer.alloc(32, 8), sealed, 'row/1')).toThrow();
    expect(() => unseal(key, sealed, 'row/2')).toThrow();
    const bytes = Buffer.from(sealed, 'base64');
    for (const at of [0, 12, 27, bytes.length - 1]) {
      const changed = Buffer.from(bytes);
      changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
      expect(() => unseal(key, changed.toString('base64'), 'row/1'), String(at)).toThrow();
    }
    expect(seal(key, 'P123456783456', 'row/1')).not.toBe(sealed);
  });
});

describe('a shop’s own key', () => {
  it('is made once, also by many who come at once', async () => {
    const shop = await startShop();
    const keys = await Promise.all(Array.from({ length: 8 }, () => keyOf(shop)));
    expect(new Set(keys.map(({ mark }) => mark('a'))).size).toBe(1);
    const [first, last] = [keys[0], keys.at(-1)];
    expect(last?.open(first?.seal('secret', 'x') ?? '', 'x')).toBe('secret');
  });

  it('is another one in each shop', async () => {
    const [one, other] = [await keyOf(await startShop()), await keyOf(await startShop())];
    expect(one.mark('a')).not.toBe(other.mark('a'));
    expect(() => other.open(one.seal('secret', 'x'), 'x')).toThrow();
  });

  it('outlives the keys of the server, which are taken away when all are wrapped anew', async () => {
    const shop = await startShop();
    const sealed = await withEnv({ DATA_KEYS: [OLD] }, async () => (await keyOf(shop)).seal('secret', 'x'));
    const before = await wrappedBy(shop);
    await withEnv({ DATA_KEYS: [NEW, OLD] }, async () => {
      expect((await keyOf(shop)).open(sealed, 'x')).toBe('secret');
      expect(await wrappedBy(shop)).toEqual(before);
      await wrapDataKeysAnew();
    });
    expect(await wrappedBy(shop)).not.toEqual(before);
    await withEnv({ DATA_KEYS: [NEW] }, async () => expect((await keyOf(shop)).open(sealed, 'x')).toBe('secret'));
    await withEnv({ DATA_KEYS: [OLD] }, () => expect(keyOf(shop)).rejects.toThrow(new AppError('UNAVAILABLE')));
  });
});
