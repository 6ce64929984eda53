import { CHANNELS } from '../../../contract/channels';
import type { Env } from '../../env';
import type { TenantRecord } from '../../kernel/tenant-record';
import type { MarketplaceSource } from './marketplace-source.port';
import { OWN_STOCK } from './own-stock/own-stock';
import type { SourceRows } from './source-router';
import { SUPPLIERS, type Supplier } from './suppliers';

/** The sources for which this server has an account, the best of each channel first. */
export const configuredSources = (given: Env): MarketplaceSource[] =>
  SUPPLIERS.flatMap((supplier) => sourceOf(supplier, given) ?? []);

function sourceOf(supplier: Supplier, given: Env): MarketplaceSource | undefined {
  const account = serverAccount(supplier, given);
  return account && { ...supplier.source(account), isShared: true };
}

/** What this server is at the supplier; undefined where a part of it is missing. */
export function serverAccount(
  { fields }: Pick<Supplier, 'fields'>,
  given: Env,
): Record<string, string | undefined> | undefined {
  const variables: Record<string, unknown> = given;
  const account = fields.map(({ name, variable, isOptional }) => {
    const value = variables[variable];
    return {
      name,
      value: value === undefined ? undefined : String(value),
      isMissing: value === undefined && !isOptional,
    };
  });
  if (account.some(({ isMissing }) => isMissing)) return undefined;
  return Object.fromEntries(account.map(({ name, value }) => [name, value]));
}

type AskingShop = Pick<TenantRecord, 'isLive' | 'marketplaceAccounts'>;

/**
 * Who is asked by a shop that does not say. Each marketplace by the best account that there is for it: the shop's own, or
 * the server's where the shop's money is real. Test money buys of the embedded marketplace, which reads links for all. Of
 * its own stock a shop is asked itself.
 */
export function usualRows(
  { isLive, marketplaceAccounts = [] }: AskingShop,
  ofServer: Iterable<MarketplaceSource>,
): SourceRows {
  // prettier-ignore
  const byServer = new Map([...ofServer].map((source) => [source.name, source]));
  const own = new Set(marketplaceAccounts.map(({ name }) => name));
  const outside = SUPPLIERS.filter(({ name }) => own.has(name) || (isLive && byServer.has(name)));
  const served = new Set(
    outside.flatMap(({ name, source }) => (byServer.get(name) ?? source({})).channels ?? CHANNELS),
  );
  return [
    { source: OWN_STOCK, channels: ['SELF_OWNED'] },
    ...outside.map(({ name }) => ({ source: name })),
    { source: EMBEDDED, channels: CHANNELS.filter((channel) => !served.has(channel) && channel !== 'SELF_OWNED') },
  ];
}

const EMBEDDED = 'embedded';
