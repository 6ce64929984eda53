import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { contentEndpoints } from '../../../../src/contract/content.endpoints';
import { systemTx, tenantTx } from '../../../../src/server/db/database';
import type { TenantRecord } from '../../../../src/server/kernel/tenant-record';
import { saveSiteItem } from '../../../../src/server/modules/content/content.service';
import { cachedTenant, cacheSizes, dropTenant } from '../../../../src/server/modules/tenant/tenant-cache';
import { tenantRepo } from '../../../../src/server/modules/tenant/tenant.repo';
import { findTenant } from '../../../../src/server/modules/tenant/tenant.service';
import { forgetChanged } from '../../../../src/server/modules/tenant/watch-tenants.service';
import { inLanguages } from '../../../support/marketplace';
import { startShop } from '../../../support/shop';
import { tenantRecordOf } from '../../../support/tenant-record';

const newId = () => `t${randomUUID().slice(0, 12)}`;
const banner = (id: string, title: string) =>
  ({ id, kind: 'BANNER', position: 1, publishedAt: new Date(), value: { title: inLanguages(title), subtitle: {}, image: '/a.webp', link: '/' } }) as const; // prettier-ignore

describe('shops in memory', () => {
  it('are read once by all who ask at the same time', async () => {
    const record = tenantRecordOf({ id: newId() });
    let reads = 0;
    const read = async () => {
      reads += 1;
      await new Promise((resolve) => setImmediate(resolve));
      return record;
    };
    const found = await Promise.all(Array.from({ length: 20 }, () => cachedTenant(record.id, read)));
    expect([reads, new Set(found).size]).toEqual([1, 1]);
  });

  it('are not pushed out by names that nobody has, of which few are kept', async () => {
    const shop = await startShop();
    const before = await findTenant(shop.tenant.id);
    for (let made = 0; made < 7_000; made += 1) await cachedTenant(`made-up-${made}`, () => Promise.resolve(undefined));
    expect(cacheSizes().unknownTenants).toBeLessThanOrEqual(1_000);
    expect(await findTenant(shop.tenant.id)).toBe(before);
  });

  it('that are many push out the one that was asked for longest ago, not all', async () => {
    const of = (id: string): TenantRecord => ({ ...tenantRecordOf({ id }) });
    const ids = Array.from({ length: 5_001 }, newId);
    for (const id of ids) await cachedTenant(id, (asked) => Promise.resolve(of(asked)));
    expect(cacheSizes().tenants).toBe(5_000);
    const never = () => expect.unreachable('it was still known');
    await cachedTenant(ids.at(-1) ?? '', never);
    await cachedTenant(ids[1] ?? '', never);
    for (const id of ids) dropTenant(id);
  });

  it('do not keep what changed while it was read', async () => {
    const id = newId();
    const [old, changed] = [tenantRecordOf({ id: id }), tenantRecordOf({ id: id, themeColor: '123456' })];
    let finish: (record: TenantRecord) => void = () => undefined;
    const late = cachedTenant(id, () => new Promise((resolve) => (finish = resolve)));
    dropTenant(id);
    const fresh = cachedTenant(id, () => Promise.resolve(changed));
    finish(old);
    expect([await late, await fresh]).toEqual([old, changed]);
    expect(await cachedTenant(id, () => expect.unreachable())).toBe(changed);
  });
});

describe('a change that another process made', () => {
  // as another process does it: past this one's memory
  const elsewhere = (record: TenantRecord) => systemTx((tx) => tenantRepo(tx).save(record));

  it('is seen once the changes are looked at: of a shop, and of none else', async () => {
    const [shop, other] = [await startShop(), await startShop()];
    let seen = await forgetChanged(undefined);
    seen = await forgetChanged(seen);
    const [before, untouched] = [await findTenant(shop.tenant.id), await findTenant(other.tenant.id)];
    await elsewhere({ ...shop.tenant, themeColor: 'abcdef' });
    expect(await findTenant(shop.tenant.id)).toBe(before);
    expect(await forgetChanged(seen)).toBeGreaterThan(seen);
    expect((await findTenant(shop.tenant.id))?.themeColor).toBe('abcdef');
    expect(await findTenant(other.tenant.id)).toBe(untouched);
  });

  it('also of a shop that was not there before', async () => {
    const id = newId();
    const seen = await forgetChanged(await forgetChanged(undefined));
    expect(await findTenant(id)).toBeUndefined();
    await elsewhere(tenantRecordOf({ id }));
    await forgetChanged(seen);
    expect((await findTenant(id))?.id).toBe(id);
  });
});

describe('banners and announcements', () => {
  it('are asked of the database once for all visitors, and anew when one changes', async () => {
    const shop = await startShop();
    const save = (title: string) =>
      tenantTx({ tenantId: shop.tenant.id, shopperId: '' }, (tx) =>
        saveSiteItem(tx, shop.tenant.id, banner('one', title)),
      );
    const titles = async () => (await shop.call(contentEndpoints.listBanners, {})).data.map(({ title }) => title);
    await save('Spring');
    expect(await titles()).toEqual(['Spring']);
    // past the service: nobody was told, so nobody looks
    const { rows } = (await systemTx((tx) => tx.execute(`select version from tenant where id = '${shop.tenant.id}'`))) as unknown as { rows: { version: number }[] }; // prettier-ignore
    await systemTx((tx) => tx.execute(`update site_item set value = jsonb_set(value, '{title,en}', '"Summer"') where tenant_id = '${shop.tenant.id}'`)); // prettier-ignore
    expect(await titles()).toEqual(['Spring']);
    await forgetChanged(Number(rows[0]?.version));
    expect(await titles()).toEqual(['Summer']);
    await save('Autumn');
    expect(await titles()).toEqual(['Autumn']);
  });
});
