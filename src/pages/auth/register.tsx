import type { FrameSettings, PageProps } from '../../client/shell-data';
import { RegisterScreen } from '../../features/auth/register-screen';
import { loginData, pageProps, type LoaderData } from '../../server/entry';

const load = pageProps({ access: 'public', namespaces: ['auth', 'product'] }, async (asked) => {
  const { samples, ...found } = await loginData(asked);
  return { mails: samples?.mails, ...found };
});
export const getServerSideProps = load;

export default function RegisterPage({ data: { mails, target } }: PageProps<LoaderData<typeof load>>) {
  return <RegisterScreen key={target.knownEmail ?? ''} mails={mails} {...target} />;
}
RegisterPage.frame = { search: 'none', bottomPadding: false } satisfies FrameSettings;
