import { loginReasonOf } from '../../contract/paths';
import { externalReturn, safeRedirect } from '../../contract/redirect-target';
import type { LoadContext } from './page-props';
import { samplesFor } from './sample-accounts';

/**
 * What login and sign-up offer to try, and where they lead. Who is logged in already goes on, but never to an address
 * outside without being asked (A13).
 */
export async function loginData({ call, tenant, query, profile }: LoadContext) {
  const [samples, { origins }] = await Promise.all([
    samplesFor(tenant, () => call('GET /front/sample-accounts', {})),
    call('GET /front/return-origins', {}),
  ]);
  const redirectUrl = safeRedirect(query.redirectUrl);
  const refrom = externalReturn(query.refrom, '') && query.refrom;
  const reason = loginReasonOf(query.reason);
  const target = { returnOrigins: origins, redirectUrl, refrom, reason, knownEmail: profile?.email };
  return { samples, target, clientRedirect: profile && !refrom ? (redirectUrl ?? '/') : undefined };
}
