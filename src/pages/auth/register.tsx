import type { FrameSettings, PageProps } from '../../client/shell-data';
import { externalReturn, safeRedirect } from '../../contract/redirect-target';
import { RegisterScreen } from '../../features/auth/register-screen';
import { pageProps, type LoaderData } from '../../server/entry';

const load = pageProps({ access: 'public', namespaces: ['auth'] }, async ({ call, query, profile }) => {
  const { origins } = await call('GET /front/return-origins', {});
  const redirectUrl = safeRedirect(query.redirectUrl);
  const refrom = externalReturn(query.refrom, '') && query.refrom;
  return {
    target: { returnOrigins: origins, redirectUrl, refrom, knownEmail: profile?.email },
    clientRedirect: profile && !refrom ? (redirectUrl ?? '/') : undefined,
  };
});
export const getServerSideProps = load;

export default function RegisterPage({ data: { target } }: PageProps<LoaderData<typeof load>>) {
  return <RegisterScreen key={target.knownEmail ?? ''} {...target} />;
}
RegisterPage.frame = { search: 'none', bottomPadding: false } satisfies FrameSettings;
