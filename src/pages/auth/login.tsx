import Head from 'next/head';
import { ApiError } from '../../client/caller';
import type { FrameSettings, PageProps } from '../../client/shell-data';
import { externalReturn, safeRedirect } from '../../contract/redirect-target';
import { LoginScreen } from '../../features/auth/login-screen';
import { pageProps, type LoaderData } from '../../server/entry';

const load = pageProps({ access: 'public', namespaces: ['auth'] }, async ({ call, tenant, query, profile }) => {
  const [demoAccounts, { origins }] = await Promise.all([
    // where there is no demo world, nobody answers this
    tenant.tenantPreference.demoAccounts ? call('GET /front/demo-accounts', {}).catch(noneIfUnknown) : [],
    call('GET /front/return-origins', {}),
  ]);
  const redirectUrl = safeRedirect(query.redirectUrl);
  // who is logged in already goes on, but never to an address outside without being asked (A13)
  const refrom = externalReturn(query.refrom, '') && query.refrom;
  const clientRedirect = profile && !refrom ? (redirectUrl ?? '/') : undefined;
  const target = { returnOrigins: origins, redirectUrl, refrom, knownEmail: profile?.email };
  return { demoAccounts, target, clientRedirect };
});
export const getServerSideProps = load;

function noneIfUnknown(error: unknown): [] {
  if (error instanceof ApiError && error.status === 404) return [];
  throw error;
}

export default function LoginPage({ data: { demoAccounts, target } }: PageProps<LoaderData<typeof load>>) {
  return (
    <>
      <Head>
        {/* the site outside need not learn the rest of this address */}
        <meta key="referrer" name="referrer" content="no-referrer" />
      </Head>
      <LoginScreen key={target.knownEmail ?? ''} demoAccounts={demoAccounts} {...target} />
    </>
  );
}
LoginPage.frame = { search: 'none', bottomPadding: false } satisfies FrameSettings;
