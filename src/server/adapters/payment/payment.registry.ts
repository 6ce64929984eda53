import type { PaymentProviderPort } from './payment.port';

/** What of a shop says which providers it may use. */
export interface PayingShop {
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
  heardBy: (tenant: PayingShop, name: string) => PaymentProviderPort | undefined;
}

export function paymentProviders(all: PaymentProviderPort[]): PaymentProviders {
  const byName = new Map(all.map((provider) => [provider.name, provider]));
  const fits = (provider: PaymentProviderPort, { isLive }: PayingShop) => provider.isTest !== Boolean(isLive);
  const ofTenant = (tenant: PayingShop) =>
    tenant.paymentProviders.flatMap((name) => byName.get(name) ?? []).filter((provider) => fits(provider, tenant));
  return {
    ofTenant,
    heardBy(tenant, name) {
      const provider = byName.get(name);
      if (!provider || !fits(provider, tenant)) return undefined;
      return !provider.isTest || ofTenant(tenant).includes(provider) ? provider : undefined;
    },
  };
}
