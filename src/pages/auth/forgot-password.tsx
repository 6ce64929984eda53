import type { FrameSettings, PageProps } from '../../client/shell-data';
import { ForgotPasswordScreen } from '../../features/auth/forgot-password-screen';
import { pageProps, samplesFor, type LoaderData } from '../../server/entry';

const load = pageProps({ access: 'public', namespaces: ['auth'] }, async ({ call, tenant }) => {
  const samples = await samplesFor(tenant, () => call('GET /front/sample-accounts', {}));
  return { mails: samples?.mails };
});
export const getServerSideProps = load;

export default function ForgotPasswordPage({ data: { mails } }: PageProps<LoaderData<typeof load>>) {
  return <ForgotPasswordScreen mails={mails} />;
}
ForgotPasswordPage.frame = { search: 'none', bottomPadding: false } satisfies FrameSettings;
