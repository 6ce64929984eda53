import type { FrameSettings, PageProps } from '../../client/shell-data';
import { safeRedirect } from '../../contract/redirect-target';
import { RegisterScreen } from '../../features/auth/register-screen';
import { pageProps, type LoaderData } from '../../server/entry';

const load = pageProps({ access: 'public', namespaces: ['auth'] }, async ({ query, profile }) => {
  const redirectUrl = safeRedirect(query.redirectUrl);
  return { redirectUrl, clientRedirect: profile ? (redirectUrl ?? '/') : undefined };
});
export const getServerSideProps = load;

export default function RegisterPage({ data }: PageProps<LoaderData<typeof load>>) {
  return <RegisterScreen redirectUrl={data.redirectUrl} returnOrigins={[]} />;
}
RegisterPage.frame = { search: 'none', bottomPadding: false } satisfies FrameSettings;
