import type { FrameSettings, PageProps } from '../../../client/shell-data';
import { WarehousesScreen } from '../../../desks/settings/warehouses-screen';
import { deskProps, type LoaderData } from '../../../server/entry';
import { DeskFrame } from '../../../shell/desk/desk-frame';

const load = deskProps({ permission: 'settings.read', namespaces: ['operator'] }, async ({ call }) => {
  const [sites, boxes] = await Promise.all([
    call('GET /operator/settings/warehouses', {}),
    call('GET /operator/settings/boxes', {}),
  ]);
  return { sites: sites.items, boxes };
});
export const getServerSideProps = load;

export default function WarehousesPage({ data }: PageProps<LoaderData<typeof load>>) {
  const { self, sites, boxes } = data;
  return (
    <DeskFrame self={self}>
      <WarehousesScreen sites={sites} boxes={boxes} />
    </DeskFrame>
  );
}
WarehousesPage.frame = { layout: 'own' } satisfies FrameSettings;
