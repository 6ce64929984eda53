import { loginReasonOf } from '../../contract/paths';
import { externalReturn, safeRedirect } from '../../contract/redirect-target';
import type { LoginTarget } from './use-open-session';

interface Asked {
  query: Record<string, string | undefined>;
  /** Origins to which one returns without being asked. */
  origins: string[];
  profile: { email: string } | null;
}

/** Where login and sign-up lead. Who is logged in already goes on, but never to an address outside without being asked (A13). */
export function loginTargetOf({ query, origins, profile }: Asked) {
  const redirectUrl = safeRedirect(query.redirectUrl);
  const refrom = externalReturn(query.refrom, '') && query.refrom;
  const reason = loginReasonOf(query.reason);
  const target: LoginTarget = { returnOrigins: origins, redirectUrl, refrom, reason, knownEmail: profile?.email };
  return { target, clientRedirect: profile && !refrom ? (redirectUrl ?? '/') : undefined };
}
