import type { FrameSettings, PageProps } from '../../../client/shell-data';
import { PickListScreen } from '../../../desks/packing/pick-list-screen';
import { deskProps, type LoaderData } from '../../../server/entry';
import { DeskFrame } from '../../../shell/desk/desk-frame';

const load = deskProps({ permission: 'packing.pick', namespaces: ['operator'] }, async ({ call, query }) => ({
  list: query.ids ? await call('GET /operator/pick-list', { query: { ids: query.ids } }) : { orders: [], picks: [] },
}));
export const getServerSideProps = load;

export default function PickListPage({ data: { self, list } }: PageProps<LoaderData<typeof load>>) {
  return (
    <DeskFrame self={self}>
      <PickListScreen list={list} />
    </DeskFrame>
  );
}
PickListPage.frame = { layout: 'own' } satisfies FrameSettings;
