import type { FrameSettings, PageProps } from '../client/shell-data';
import { ShopsScreen } from '../desks/platform/shops-screen';
import { platformProps, type LoaderData } from '../server/entry';
import { PlatformFrame } from '../shell/platform/platform-frame';

const load = platformProps(async ({ call, query: { q, after } }) => ({
  q: q ?? '',
  list: await call('GET /platform/shops', { query: { q, after } }),
}));
export const getServerSideProps = load;

export default function PlatformShopsPage({ data }: PageProps<LoaderData<typeof load>>) {
  return (
    <PlatformFrame self={data.self}>
      <ShopsScreen list={data.list} q={data.q} />
    </PlatformFrame>
  );
}
PlatformShopsPage.frame = { layout: 'own' } satisfies FrameSettings;
