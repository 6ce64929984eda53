import Head from 'next/head';
import type { FrameSettings, PageProps } from '../../client/shell-data';
import { LoginScreen } from '../../features/auth/login-screen';
import { loginTargetOf } from '../../features/auth/login-target';
import { pageProps, samplesFor, type LoaderData } from '../../server/entry';

const load = pageProps(
  { access: 'public', namespaces: ['auth', 'product'] },
  async ({ call, tenant, query, profile }) => {
    const [samples, { origins }] = await Promise.all([
      samplesFor(tenant, () => call('GET /front/sample-accounts', {})),
      call('GET /front/return-origins', {}),
    ]);
    return { samples, ...loginTargetOf({ query, origins, profile }) };
  },
);
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
