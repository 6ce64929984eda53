import { countSearch, keepCounts } from '../../server/modules/catalog/search-tally.service';
import type { TenantRecord } from '../../server/kernel/tenant-record';
import type { Searched } from './desk-words';

/** What shoppers of a shop have searched for on a day, as its search counts it: without anybody. */
export async function tellSearches(tenant: TenantRecord, searches: Searched[], now: Date): Promise<void> {
  const ctx = { tenant, locale: tenant.defaultLanguage, now: () => now };
  for (const { word, times, isFound } of searches)
    for (let time = 0; time < times; time += 1) countSearch(ctx, word, isFound);
  await keepCounts(tenant.id, now);
}
