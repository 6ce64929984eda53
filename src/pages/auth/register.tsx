import type { FrameSettings, PageProps } from '../../client/shell-data';
import { RegisterScreen } from '../../features/auth/register-screen';
import { loginTargetOf } from '../../features/auth/login-target';
import { pageProps, type LoaderData } from '../../server/entry';

const load = pageProps({ access: 'public', namespaces: ['auth', 'product'] }, async ({ call, query, profile }) => {
  const { origins } = await call('GET /front/return-origins', {});
  return loginTargetOf({ query, origins, profile });
});
export const getServerSideProps = load;

export default function RegisterPage({ data: { target } }: PageProps<LoaderData<typeof load>>) {
  return <RegisterScreen key={target.knownEmail ?? ''} {...target} />;
}
RegisterPage.frame = { search: 'none', bottomPadding: false } satisfies FrameSettings;
