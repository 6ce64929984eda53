import type { Ctx } from '../../kernel/context';
import type { TenantRecord } from '../../kernel/tenant-record';
import { env } from '../../env';
import { translations } from '../translation/translator.registry';
import { answerRepo } from './answer-store.repo';
import { configuredSources, usualRows } from './configured-sources';
import { embeddedMarketplace } from './embedded/embedded-marketplace';
import { createGuardedSource, type GuardedSource } from './guarded-source';
import { shoppersWords } from './in-shoppers-words';
import type { MarketplaceSource } from './marketplace-source.port';
import { createOwnStock, OWN_STOCK } from './own-stock/own-stock';
import { ownSource, type FindAccount } from './own-account';
import { sharesOf, type SourceRows } from './source-router';
import { SUPPLIERS } from './suppliers';
import { tenantMarketplace, type Marketplace } from './tenant-marketplace';

export { callsToday } from './call-budget';
export type { KnownProducts } from './ask-products';
export type { DatedPage } from './merge-answers';

/** Every source that this server speaks to; `tenant.marketplaceSources` says which of them a shop asks for what. */
let sources: Map<string, MarketplaceSource> | undefined;
const known = () => (sources ??= byName([...configuredSources(env()), embeddedMarketplace]));
/** By source and account: shops of one account share what is remembered and what the supplier bears. */
const guarded = new Map<string, GuardedSource>();
const own = new Map<string, { since: string; source: GuardedSource }>();
let findAccount: FindAccount = () => Promise.resolve(undefined);
const ownStocks = new WeakMap<TenantRecord, GuardedSource>();

export function marketplaceOf({ tenant, locale, now }: Pick<Ctx, 'tenant' | 'locale' | 'now'>): Marketplace {
  return tenantMarketplace({
    rows: tenant.marketplaceSources ?? usualRows(tenant, known().values()),
    sourceOf: (name) => sourceOf(name, tenant),
    language: locale,
    words: shoppersWords(locale, tenant, translations),
    asking: { now: now().getTime(), tenantId: tenant.id, callsADay: tenant.supplierCallsADay },
  });
}

interface KnownSources {
  /** As rows name them. */
  names: string[];
  /** As people call them, of those that are companies. */
  titles: Record<string, string>;
  usual: SourceRows;
}

/** Who can be asked by a shop, and who is where it does not say. */
export function sourcesKnownTo(tenant: TenantRecord): KnownSources {
  const own = (tenant.marketplaceAccounts ?? []).map(({ name }) => name);
  return {
    names: [...new Set([OWN_STOCK, ...own, ...known().keys()])],
    titles: Object.fromEntries(SUPPLIERS.map(({ name, title }) => [name, title])),
    usual: usualRows(tenant, known().values()),
  };
}

/** Whether what the shop itself has is found and looked at, as its settings have it. */
export function asksOwnStock(tenant: TenantRecord): boolean {
  const rows = tenant.marketplaceSources ?? usualRows(tenant, known().values());
  const shares = (['search', 'product'] as const).flatMap((capability) =>
    sharesOf(rows, { capability, channels: ['SELF_OWNED'], sourceOf: (name) => sourceOf(name, tenant) }),
  );
  return shares.filter(({ source }) => source === ownStockOf(tenant)).length === 2;
}

function sourceOf(name: string, tenant: TenantRecord): GuardedSource | undefined {
  if (name === OWN_STOCK) return ownStockOf(tenant);
  const { id: tenantId, marketplaceAccounts = [] } = tenant;
  const own = marketplaceAccounts.find((account) => account.name === name);
  if (own) return ownSourceOf(name, tenantId, own.since);
  const source = known().get(name);
  if (!source) return undefined;
  const account = source.accountOf?.(tenantId) ?? '';
  const key = `${name} ${account}`;
  const guardedSource = guarded.get(key) ?? createGuardedSource(source, account);
  guarded.set(key, guardedSource);
  return guardedSource;
}

/** As long as the shop's settings are as they are: its name is the seller's. */
function ownStockOf(tenant: TenantRecord): GuardedSource {
  const source = ownStocks.get(tenant) ?? createGuardedSource(createOwnStock(tenant));
  ownStocks.set(tenant, source);
  return source;
}

/** Another one when the account was changed: nothing of what the former one was told counts. */
function ownSourceOf(name: string, tenantId: string, since: string): GuardedSource | undefined {
  const key = `${name} of ${tenantId}`;
  const known = own.get(key);
  if (known?.since === since) return known.source;
  const source = ownSource(name, tenantId, findAccount);
  if (!source) return undefined;
  const made = createGuardedSource(source, `${tenantId} ${since}`);
  own.set(key, { since, source: made });
  return made;
}

/** Whom to ask for the keys of shops' own accounts: wiring says it. */
export const findAccountsBy = (find: FindAccount): void => void (findAccount = find);

function byName(all: MarketplaceSource[]) {
  return new Map(all.map((source) => [source.name, source]));
}

/** Nothing is remembered any more: after a source's goods were changed behind its back. */
export function forgetAnswers(): void {
  for (const source of guarded.values()) source.forget();
}

/** About as much as half a gigabyte. */
const KEPT_ANSWERS = 50_000;

/** What suppliers said is kept up to so many answers, the newest. */
export const sweepAnswers = async (): Promise<void> => void (await answerRepo.removeBeyond(KEPT_ANSWERS));

/** These sources and no others, as new; nothing: those of this server. */
export function setSources(others?: MarketplaceSource[]): void {
  sources = others && byName(others);
  guarded.clear();
  own.clear();
}
