import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { systemTx } from '../../../../src/server/db/database';
import { cachedTenant, markWatched } from '../../../../src/server/modules/tenant/tenant-cache';
import { tenantRepo } from '../../../../src/server/modules/tenant/tenant.repo';
import { findTenant } from '../../../../src/server/modules/tenant/tenant.service';
import { watchTenants } from '../../../../src/server/modules/tenant/watch-tenants.service';
import { startShop } from '../../../support/shop';

const SHORTER_THAN_KEPT_MS = 4000;
const askForSome = () => cachedTenant(`made-up-${randomUUID()}`, () => Promise.resolve(undefined));

describe('the watch of shops', () => {
  afterEach(async () => {
    vi.useRealTimers();
    // the cache is every file's: its times are true again
    markWatched();
    await askForSome();
  });

  it('sees within a moment what another process changed, for who asks after nobody did', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
    onTestFinished(watchTenants());
    await vi.advanceTimersByTimeAsync(20_000);
    const { tenant } = await startShop();
    await findTenant(tenant.id);
    await vi.advanceTimersByTimeAsync(1000);
    // one look knows what there is, the next what changed
    await vi.waitFor(async () => {
      await systemTx((tx) => tenantRepo(tx).save({ ...tenant, themeColor: 'abcdef' }));
      await vi.advanceTimersByTimeAsync(SHORTER_THAN_KEPT_MS / 4);
      expect((await findTenant(tenant.id))?.themeColor).toBe('abcdef');
    }, 20_000);
  });

  it('wakes nobody up while nobody asks', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
    onTestFinished(watchTenants());
    await askForSome();
    expect(vi.getTimerCount()).toBe(1);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(vi.getTimerCount()).toBe(0);
    await askForSome();
    expect(vi.getTimerCount()).toBe(1);
  });
});
