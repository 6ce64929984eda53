import type { Ctx } from '../../kernel/context';
import { embeddedMarketplace } from './embedded/embedded-marketplace';
import { createGuardedSource, type GuardedSource } from './guarded-source';
import type { MarketplaceSource } from './marketplace-source.port';
import { tenantMarketplace, type Marketplace } from './tenant-marketplace';

export type { KnownProducts } from './ask-products';
export type { DatedPage } from './merge-answers';

/** Every source that this server speaks to; `tenant.marketplaceSources` says which of them a shop asks for what. */
const SOURCES: MarketplaceSource[] = [embeddedMarketplace];
const EMBEDDED_FOR_ALL = [{ source: embeddedMarketplace.name }];

let sources = byName(SOURCES);
/** By source and account: shops of one account share what is remembered and what the supplier bears. */
const guarded = new Map<string, GuardedSource>();

export function marketplaceOf({ tenant, locale, now }: Pick<Ctx, 'tenant' | 'locale' | 'now'>): Marketplace {
  return tenantMarketplace({
    rows: tenant.marketplaceSources ?? EMBEDDED_FOR_ALL,
    sourceOf: (name) => sourceOf(name, tenant.id),
    language: locale,
    asking: { now: now().getTime(), tenantId: tenant.id },
  });
}

function sourceOf(name: string, tenantId: string): GuardedSource | undefined {
  const source = sources.get(name);
  if (!source) return undefined;
  const key = `${name} ${source.accountOf?.(tenantId) ?? ''}`;
  const known = guarded.get(key) ?? createGuardedSource(source);
  guarded.set(key, known);
  return known;
}

function byName(all: MarketplaceSource[]) {
  return new Map(all.map((source) => [source.name, source]));
}

/** Nothing is remembered any more: after a source's goods were changed behind its back. */
export function forgetAnswers(): void {
  for (const source of guarded.values()) source.forget();
}

/** These sources and no others, as new; nothing: those of this server. */
export function setSources(others: MarketplaceSource[] = SOURCES): void {
  sources = byName(others);
  guarded.clear();
}
