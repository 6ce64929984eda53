import Head from 'next/head';
import type { FrameSettings, PageProps } from '../../client/shell-data';
import { externalReturn, safeRedirect } from '../../contract/redirect-target';
import { LoginScreen } from '../../features/auth/login-screen';
import { pageProps, samplesFor, type LoaderData } from '../../server/entry';

const load = pageProps({ access: 'public', namespaces: ['auth'] }, async ({ call, tenant, query, profile }) => {
  const [samples, { origins }] = await Promise.all([
    samplesFor(tenant, () => call('GET /front/sample-accounts', {})),
    call('GET /front/return-origins', {}),
  ]);
  const redirectUrl = safeRedirect(query.redirectUrl);
  // who is logged in already goes on, but never to an address outside without being asked (A13)
  const refrom = externalReturn(query.refrom, '') && query.refrom;
  const clientRedirect = profile && !refrom ? (redirectUrl ?? '/') : undefined;
  const target = { returnOrigins: origins, redirectUrl, refrom, knownEmail: profile?.email };
  return { samples, target, clientRedirect };
});
export const getServerSideProps = load;

export default function LoginPage({ data: { samples, target } }: PageProps<LoaderData<typeof load>>) {
  return (
    <>
      <Head>
        {/* the site outside need not learn the rest of this address */}
        <meta key="referrer" name="referrer" content="no-referrer" />
      </Head>
      <LoginScreen key={target.knownEmail ?? ''} samples={samples} {...target} />
    </>
  );
}
LoginPage.frame = { search: 'none', bottomPadding: false } satisfies FrameSettings;
