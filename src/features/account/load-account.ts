import type { AccountLook, AccountSession, Address } from '../../contract/account';
import type { CustomsOverview } from '../../contract/customs';
import type { Country } from '../../contract/tenant';
import type { Call } from '../../client/caller';

export interface AccountData {
  addresses: Address[];
  billingAddresses: Address[];
  countries: Country[];
  sessions: AccountSession[];
  customs: CustomsOverview;
  looks: AccountLook[];
}

export async function loadAccount(call: Call): Promise<AccountData> {
  const [addresses, billingAddresses, countries, sessions, customs, looks] = await Promise.all([
    call('GET /front/user/addresses', {}),
    call('GET /front/user/billing-addresses', {}),
    call('GET /front/supported-countries', {}),
    call('GET /front/user/sessions', {}),
    call('GET /front/customs-info/user', { query: {} }),
    call('GET /front/user/looks', {}),
  ]);
  return { addresses, billingAddresses, countries, sessions, customs, looks };
}
