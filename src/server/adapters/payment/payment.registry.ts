import type { Credentials, PaymentProviderPort } from './payment.port';

/** What of a shop says which providers it may use. */
export interface PayingShop {
  id: string;
  paymentProviders: string[];
  isLive?: boolean;
}

/** The providers that this server speaks to. `tenant.paymentProviders` says which of them a shop has switched on. */
export interface PaymentProviders {
  /** Those that a shop takes money with, in its order: test money never where money is real, nor the other way round. */
  ofTenant: (tenant: PayingShop) => PaymentProviderPort[];
  /**
   * The one whose word about a charge counts in this shop. One that takes real money may bring some after the shop has
   * switched it off; a test provider that is off says nothing.
   */
  heardBy: (tenant: PayingShop, name: string) => Promise<ShopAtProvider | undefined>;
  /** One that the shop takes money with, by its name. */
  usedBy: (tenant: PayingShop, name: string) => Promise<ShopAtProvider | undefined>;
}

/** A provider, and what the shop is there. */
export interface ShopAtProvider {
  provider: PaymentProviderPort;
  credentials: Credentials;
}
/** A provider, and where the shops' credentials for it are kept. */
export interface KnownProvider {
  provider: PaymentProviderPort;
  /** Undefined where the shop has none: it cannot use the provider then. */
  findCredentials: (tenantId: string) => Promise<Credentials | undefined>;
}

export function paymentProviders(all: KnownProvider[]): PaymentProviders {
  const byName = new Map(all.map(({ provider }) => [provider.name, provider]));
  const credentialsBy = new Map(all.map(({ provider, findCredentials }) => [provider.name, findCredentials]));
  const fits = (provider: PaymentProviderPort, { isLive }: PayingShop) => provider.isTest !== Boolean(isLive);
  const ofTenant = (tenant: PayingShop) =>
    tenant.paymentProviders.flatMap((name) => byName.get(name) ?? []).filter((provider) => fits(provider, tenant));
  async function withCredentials(provider: PaymentProviderPort | undefined, { id }: PayingShop) {
    const credentials = provider && (await credentialsBy.get(provider.name)?.(id));
    return provider && credentials && { provider, credentials };
  }
  return {
    ofTenant,
    async heardBy(tenant, name) {
      const provider = byName.get(name);
      if (!provider || !fits(provider, tenant)) return undefined;
      return !provider.isTest || ofTenant(tenant).includes(provider) ? withCredentials(provider, tenant) : undefined;
    },
    usedBy: (tenant, name) =>
      withCredentials(
        ofTenant(tenant).find((provider) => provider.name === name),
        tenant,
      ),
  };
}
