import type { Locale } from '../../contract/locales';
import { shopTx } from '../db/database';
import type { Ctx } from './context';
import type { TenantRecord } from './tenant-record';

/**
 * Something that is the same for all who look at a shop in a language: worked out once, and kept as long as the shop's
 * record is. A changed shop has a new record, so what it depends on must change the shop's version (trigger
 * `site_item_changed`).
 */
export const keptWithTenant = <T>(load: (shown: ShownIn) => Promise<T>): ((ctx: Ctx) => Promise<T>) =>
  kept(
    // as nobody: many wait for what the first one asks for, and must not be told that his session is over
    ({ tenant, locale }: Ctx) => load({ tenant, locale, tx: (work) => shopTx(tenant.id, work) }),
    ({ locale }) => locale,
  );

/** A shop in a language, and a way to its rows. */
export type ShownIn = Pick<Ctx, 'tenant' | 'locale' | 'tx'>;

/** The same for what is in no language, asked for by anybody who knows the shop. */
export const keptWithShop = <C extends Pick<Ctx, 'tenant'>, T>(
  load: (ctx: C) => Promise<T>,
): ((ctx: C) => Promise<T>) => kept<C, T>(load, () => 'any');

function kept<C extends Pick<Ctx, 'tenant'>, T>(load: (ctx: C) => Promise<T>, keyOf: (ctx: C) => Locale | 'any') {
  const known = new WeakMap<TenantRecord, Map<Locale | 'any', Promise<T>>>();
  return (ctx: C): Promise<T> => {
    const byKey = known.get(ctx.tenant) ?? new Map<Locale | 'any', Promise<T>>();
    known.set(ctx.tenant, byKey);
    const loaded = byKey.get(keyOf(ctx)) ?? load(ctx);
    byKey.set(keyOf(ctx), loaded);
    loaded.catch(() => byKey.delete(keyOf(ctx)));
    return loaded;
  };
}
