import type { Credentials, PaymentProviderPort } from './payment.port';

/** What of a shop says which providers it may use. */
export interface PayingShop {
  id: string;
  currency: string;
  paymentProviders: string[];
  isLive?: boolean;
}

/** The providers that this server speaks to. `tenant.paymentProviders` says which of them a shop has switched on. */
export interface PaymentProviders {
  /**
   * Those that a shop takes money with, in its order: such as it has an account at and as take its currency; test money
   * never where money is real, nor the other way round.
   */
  ofTenant: (tenant: PayingShop) => Promise<ShopAtProvider[]>;
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
  isTest: boolean;
}

/** A provider, and where the shops' credentials for it are kept. */
export interface KnownProvider {
  provider: PaymentProviderPort;
  /** Undefined where the shop has none: it cannot use the provider then. */
  findCredentials: (tenantId: string) => Promise<Credentials | undefined>;
}

export function paymentProviders(all: KnownProvider[]): PaymentProviders {
  const byName = new Map(all.map((known) => [known.provider.name, known]));
  /** Whether or not it is switched on. */
  async function find({ id, isLive }: PayingShop, name: string): Promise<ShopAtProvider | undefined> {
    const known = byName.get(name);
    const credentials = await known?.findCredentials(id);
    if (!known || !credentials) return undefined;
    const isTest = known.provider.isTest(credentials);
    return isTest === Boolean(isLive) ? undefined : { provider: known.provider, credentials, isTest };
  }
  async function usedBy(tenant: PayingShop, name: string) {
    const isOn = tenant.paymentProviders.includes(name);
    const takes = byName.get(name)?.provider.currencies?.includes(tenant.currency) ?? true;
    return isOn && takes ? find(tenant, name) : undefined;
  }
  return {
    usedBy,
    async ofTenant(tenant) {
      const used = await Promise.all(tenant.paymentProviders.map((name) => usedBy(tenant, name)));
      return used.filter((each) => each !== undefined);
    },
    async heardBy(tenant, name) {
      const found = await find(tenant, name);
      return found?.isTest && !tenant.paymentProviders.includes(name) ? undefined : found;
    },
  };
}
