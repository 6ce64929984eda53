import type { CredentialField, CredentialValues, OutsideService } from '../outside-service.port';
import type { PaymentCompany } from './company.port';
import type { Credentials } from './payment.port';
import type { KnownProvider } from './payment.registry';

type Find = (tenantId: string, which: Pick<OutsideService, 'kind' | 'name'>) => Promise<CredentialValues | undefined>;

/** A company as the shops' money knows it. @param find where their accounts are kept */
export const knownCompany = (provider: PaymentCompany, find: Find): KnownProvider => ({
  provider,
  async findCredentials(tenantId) {
    const values = await find(tenantId, { kind: 'payment', name: provider.name });
    return values && credentialsOf(provider.fields, values);
  },
});

/** The same as whoever keeps its accounts knows it. */
export const serviceOf = ({ name, fields, isTest, check }: PaymentCompany): OutsideService => ({
  kind: 'payment',
  name,
  fields,
  isTest: (values) => isTest(credentialsOf(fields, values)),
  check: (values, now) => check(credentialsOf(fields, values), now),
});

function credentialsOf(fields: readonly CredentialField[], values: CredentialValues): Credentials {
  const { account: [account = ''] = [] } = values;
  const others = fields.filter(({ name }) => name !== 'account' && values[name]);
  const of = (isSecret: boolean) => others.filter((field) => field.isSecret === isSecret);
  return {
    account,
    keys: Object.fromEntries(of(true).map(({ name }) => [name, values[name] ?? []])),
    settings: Object.fromEntries(of(false).map(({ name }) => [name, values[name]?.[0] ?? ''])),
  };
}
