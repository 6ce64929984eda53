import type { FrameSettings } from '../../client/shell-data';
import { PlatformLoginScreen } from '../../desks/platform/platform-login-screen';
import { platformLoginProps } from '../../server/entry';

export const getServerSideProps = platformLoginProps;

export default function PlatformLoginPage() {
  return <PlatformLoginScreen />;
}
PlatformLoginPage.frame = { layout: 'own' } satisfies FrameSettings;
