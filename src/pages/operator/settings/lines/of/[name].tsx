import type { FrameSettings, PageProps } from '../../../../../client/shell-data';
import { LineScreen } from '../../../../../desks/settings/lines/line-screen';
import { deskProps, type LoaderData } from '../../../../../server/entry';
import { DeskFrame } from '../../../../../shell/desk/desk-frame';

const load = deskProps(
  { permission: 'settings.read', namespaces: ['operator', 'transit'] },
  async ({ call, query }) => ({
    line: await call('GET /operator/settings/lines/{name}', { params: { name: query.name ?? '' } }),
  }),
);
export const getServerSideProps = load;

export default function LinePage({ data }: PageProps<LoaderData<typeof load>>) {
  const { self, ...rest } = data;
  return (
    <DeskFrame self={self}>
      <LineScreen {...rest} />
    </DeskFrame>
  );
}
LinePage.frame = { layout: 'own' } satisfies FrameSettings;
