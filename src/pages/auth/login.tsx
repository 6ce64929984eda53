import Head from 'next/head';
import type { FrameSettings, PageProps } from '../../client/shell-data';
import { LoginScreen } from '../../features/auth/login-screen';
import { loginData, pageProps, type LoaderData } from '../../server/entry';

const load = pageProps({ access: 'public', namespaces: ['auth', 'product'] }, loginData);
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
