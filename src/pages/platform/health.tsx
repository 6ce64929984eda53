import type { FrameSettings, PageProps } from '../../client/shell-data';
import { HealthScreen } from '../../desks/platform/health-screen';
import { platformProps, type LoaderData } from '../../server/entry';
import { PlatformFrame } from '../../shell/platform/platform-frame';

const load = platformProps(async ({ call }) => {
  const [health, deeds] = await Promise.all([call('GET /platform/health', {}), call('GET /platform/deeds', {})]);
  return { health, deeds };
});
export const getServerSideProps = load;

export default function PlatformHealthPage({ data }: PageProps<LoaderData<typeof load>>) {
  return (
    <PlatformFrame self={data.self}>
      <HealthScreen health={data.health} deeds={data.deeds} />
    </PlatformFrame>
  );
}
PlatformHealthPage.frame = { layout: 'own' } satisfies FrameSettings;
