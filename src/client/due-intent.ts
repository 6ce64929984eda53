import { safeRedirect } from '../contract/redirect-target';

const KEY = 'due';

/** The page of ours where a sum waits to be paid, while the same tab tops the balance up for it. */
export const keepDue = (path: string) => sessionStorage.setItem(KEY, path);
export const readDue = (): string | undefined => safeRedirect(sessionStorage.getItem(KEY) ?? undefined);
export const forgetDue = () => sessionStorage.removeItem(KEY);
