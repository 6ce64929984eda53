import type { FrameSettings, PageProps } from '../../client/shell-data';
import { CreateScreen } from '../../desks/platform/create-screen';
import { platformProps, type LoaderData } from '../../server/entry';
import { PlatformFrame } from '../../shell/platform/platform-frame';

const load = platformProps();
export const getServerSideProps = load;

export default function PlatformCreatePage({ data }: PageProps<LoaderData<typeof load>>) {
  return (
    <PlatformFrame self={data.self}>
      <CreateScreen />
    </PlatformFrame>
  );
}
PlatformCreatePage.frame = { layout: 'own' } satisfies FrameSettings;
