import type { FrameSettings, PageProps } from '../../client/shell-data';
import { PlatformLoginScreen } from '../../desks/platform/platform-login-screen';
import { platformLoginProps, type LoaderData } from '../../server/entry';

const load = platformLoginProps();
export const getServerSideProps = load;

export default function PlatformLoginPage({ data }: PageProps<LoaderData<typeof load>>) {
  return <PlatformLoginScreen samples={data.samples} />;
}
PlatformLoginPage.frame = { layout: 'own' } satisfies FrameSettings;
