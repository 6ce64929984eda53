import type { Call } from '../../client/caller';
import type { AccountData } from './account-screen';

export async function loadAccount(call: Call): Promise<AccountData> {
  const [addresses, billingAddresses, countries] = await Promise.all([
    call('GET /front/user/addresses', {}),
    call('GET /front/user/billing-addresses', {}),
    call('GET /front/supported-countries', {}),
  ]);
  return { addresses, billingAddresses, countries };
}
