import type { TenantRecord } from './tenant-record';

type Shop = Pick<TenantRecord, 'isLive' | 'preference' | 'demoAccounts'>;

/** Whose password the login page shows: whoever tries the shop next needs it as it is. */
export const isShownAccount = ({ isLive, preference, demoAccounts }: Shop, email: string): boolean =>
  !isLive && preference.demoAccounts && demoAccounts.some((account) => account.email === email);
