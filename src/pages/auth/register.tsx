import type { FrameSettings, PageProps } from '../../client/shell-data';
import { RegisterScreen } from '../../features/auth/register-screen';
import { loginTargetOf } from '../../features/auth/login-target';
import { pageProps, samplesFor, type LoaderData } from '../../server/entry';

const load = pageProps(
  { access: 'public', namespaces: ['auth', 'product'] },
  async ({ call, tenant, query, profile }) => {
    const [samples, { origins }] = await Promise.all([
      samplesFor(tenant, () => call('GET /front/sample-accounts', {})),
      call('GET /front/return-origins', {}),
    ]);
    return { mails: samples?.mails, ...loginTargetOf({ query, origins, profile }) };
  },
);
export const getServerSideProps = load;

export default function RegisterPage({ data: { mails, target } }: PageProps<LoaderData<typeof load>>) {
  return <RegisterScreen key={target.knownEmail ?? ''} mails={mails} {...target} />;
}
RegisterPage.frame = { search: 'none', bottomPadding: false } satisfies FrameSettings;
