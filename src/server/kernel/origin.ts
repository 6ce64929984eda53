import { env } from '../env';

/** A host as browsers reach it. @param host with its port */
export const originOf = (host: string) => `${env().PUBLIC_ORIGIN_SCHEME}://${host}`;

/**
 * Where a shop is served whose host nobody has spoken: below the first of our domains. On the own machine nothing stands
 * before this process, so its port belongs to it. @returns undefined where we have no domain
 */
export function hostBelowOurs(tenantId: string): string | undefined {
  const { BASE_DOMAINS, PORT, PUBLIC_ORIGIN_SCHEME } = env();
  const [base] = BASE_DOMAINS.split(',');
  if (!base) return undefined;
  const isOwnMachine = /(^|\.)localhost$/.test(base) && PUBLIC_ORIGIN_SCHEME === 'http' && PORT !== 80;
  return `${tenantId}.${base}${isOwnMachine ? `:${String(PORT)}` : ''}`;
}
