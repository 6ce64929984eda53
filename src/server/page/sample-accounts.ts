import { ApiError } from '../../client/caller';
import type { SampleAccounts } from '../../contract/auth';
import type { Tenant } from '../../contract/tenant';

/** What a login page offers to try; nothing where the shop wants none, or where there is nobody to answer. */
export async function samplesFor(
  { tenantPreference }: Tenant,
  ask: () => Promise<SampleAccounts>,
): Promise<SampleAccounts | null> {
  if (!tenantPreference.demoAccounts) return null;
  try {
    return await ask();
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}
