import type { FrameSettings, PageProps } from '../../client/shell-data';
import { NoticesScreen } from '../../desks/platform/notices-screen';
import { platformProps, type LoaderData } from '../../server/entry';
import { PlatformFrame } from '../../shell/platform/platform-frame';

const load = platformProps(async ({ call }) => ({ notices: await call('GET /platform/notices', {}) }));
export const getServerSideProps = load;

export default function PlatformNoticesPage({ data }: PageProps<LoaderData<typeof load>>) {
  return (
    <PlatformFrame self={data.self}>
      <NoticesScreen first={data.notices} />
    </PlatformFrame>
  );
}
PlatformNoticesPage.frame = { layout: 'own' } satisfies FrameSettings;
