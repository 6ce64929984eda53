import type { AccountSession, Address } from '../../contract/account';
import type { Country } from '../../contract/tenant';
import type { Call } from '../../client/caller';

export interface AccountData {
  addresses: Address[];
  billingAddresses: Address[];
  countries: Country[];
  sessions: AccountSession[];
}

export async function loadAccount(call: Call): Promise<AccountData> {
  const [addresses, billingAddresses, countries, sessions] = await Promise.all([
    call('GET /front/user/addresses', {}),
    call('GET /front/user/billing-addresses', {}),
    call('GET /front/supported-countries', {}),
    call('GET /front/user/sessions', {}),
  ]);
  return { addresses, billingAddresses, countries, sessions };
}
