import type { Call } from '../../client/caller';
import { accountEndpoints } from '../../contract/account';
import { tenantEndpoints } from '../../contract/tenant';
import type { AccountData } from './account-screen';

export async function loadAccount(call: Call): Promise<AccountData> {
  const [addresses, billingAddresses, countries] = await Promise.all([
    call(accountEndpoints.listAddresses, {}),
    call(accountEndpoints.listBillingAddresses, {}),
    call(tenantEndpoints.listCountries, {}),
  ]);
  return { addresses, billingAddresses, countries };
}
