import type { Locale } from '../../contract/locales';
import type { Ctx } from './context';
import type { TenantRecord } from './tenant-record';

/**
 * Something that is the same for all who look at a shop in a language: worked out once, and kept as long as the shop's
 * record is. A changed shop has a new record, so what it depends on must change the shop's version (trigger
 * `site_item_changed`).
 */
export function keptWithTenant<T>(load: (ctx: Ctx) => Promise<T>): (ctx: Ctx) => Promise<T> {
  const kept = new WeakMap<TenantRecord, Map<Locale, Promise<T>>>();
  return (ctx) => {
    const byLocale = kept.get(ctx.tenant) ?? new Map<Locale, Promise<T>>();
    kept.set(ctx.tenant, byLocale);
    const loaded = byLocale.get(ctx.locale) ?? load(ctx);
    byLocale.set(ctx.locale, loaded);
    loaded.catch(() => byLocale.delete(ctx.locale));
    return loaded;
  };
}
