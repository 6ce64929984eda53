import type { FrameSettings, PageProps } from '../../client/shell-data';
import { safeRedirect } from '../../contract/redirect-target';
import { LoginScreen } from '../../features/auth/login-screen';
import { pageProps, type LoaderData } from '../../server/entry';

const load = pageProps({ access: 'public', namespaces: ['auth'] }, async ({ call, query, profile }) => {
  const [demoAccounts, { origins }] = await Promise.all([
    call('GET /front/demo-accounts', {}),
    call('GET /front/return-origins', {}),
  ]);
  const redirectUrl = safeRedirect(query.redirectUrl);
  // who is logged in already goes on, but never to an address outside without being asked (A13)
  const clientRedirect = profile && !query.refrom ? (redirectUrl ?? '/') : undefined;
  return { demoAccounts, returnOrigins: origins, redirectUrl, refrom: query.refrom, clientRedirect };
});
export const getServerSideProps = load;

export default function LoginPage({ data }: PageProps<LoaderData<typeof load>>) {
  const { demoAccounts, returnOrigins, redirectUrl, refrom } = data;
  return (
    <LoginScreen demoAccounts={demoAccounts} returnOrigins={returnOrigins} redirectUrl={redirectUrl} refrom={refrom} />
  );
}
LoginPage.frame = { search: 'none', bottomPadding: false } satisfies FrameSettings;
