import type { FrameSettings } from '../../client/shell-data';
import { ForgotPasswordScreen } from '../../features/auth/forgot-password-screen';
import { pageProps } from '../../server/entry';

export const getServerSideProps = pageProps({ access: 'public', namespaces: ['auth'] });

export default function ForgotPasswordPage() {
  return <ForgotPasswordScreen />;
}
ForgotPasswordPage.frame = { search: 'none', bottomPadding: false } satisfies FrameSettings;
