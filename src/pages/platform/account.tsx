import type { FrameSettings, PageProps } from '../../client/shell-data';
import { EnrolScreen } from '../../desks/platform/enrol-screen';
import { platformProps, type LoaderData } from '../../server/entry';
import { PlatformFrame } from '../../shell/platform/platform-frame';

const load = platformProps(undefined, true);
export const getServerSideProps = load;

export default function PlatformAccountPage({ data }: PageProps<LoaderData<typeof load>>) {
  return (
    <PlatformFrame self={data.self}>
      <EnrolScreen self={data.self} />
    </PlatformFrame>
  );
}
PlatformAccountPage.frame = { layout: 'own' } satisfies FrameSettings;
