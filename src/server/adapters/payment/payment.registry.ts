import type { PaymentProviderPort } from './payment.port';

/** The providers that this server speaks to. `tenant.paymentProviders` says which of them a shop has switched on. */
export interface PaymentProviders {
  find: (name: string) => PaymentProviderPort | undefined;
  /** Those of a shop, in its order. */
  ofTenant: (tenant: { paymentProviders: string[] }) => PaymentProviderPort[];
}

export function paymentProviders(all: PaymentProviderPort[]): PaymentProviders {
  const byName = new Map(all.map((provider) => [provider.name, provider]));
  return {
    find: (name) => byName.get(name),
    ofTenant: ({ paymentProviders: names }) => names.flatMap((name) => byName.get(name) ?? []),
  };
}
