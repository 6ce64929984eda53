import type { FrameSettings, PageProps } from '../../client/shell-data';
import { PlatformLoginScreen } from '../../desks/platform/platform-login-screen';
import { platformLoginProps, type LoaderData } from '../../server/entry';

export const getServerSideProps = platformLoginProps;

export default function PlatformLoginPage({ data }: PageProps<LoaderData<typeof platformLoginProps>>) {
  return <PlatformLoginScreen samples={data.samples} />;
}
PlatformLoginPage.frame = { layout: 'own' } satisfies FrameSettings;
