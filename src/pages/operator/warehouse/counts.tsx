import type { FrameSettings, PageProps } from '../../../client/shell-data';
import { CountsScreen } from '../../../desks/warehouse/counts-screen';
import { loadCounts } from '../../../desks/warehouse/load-counts';
import { deskProps, type LoaderData } from '../../../server/entry';
import { DeskFrame } from '../../../shell/desk/desk-frame';

const load = deskProps({ permission: 'warehouse.count', namespaces: ['operator'] }, ({ call, query }) =>
  loadCounts(call, query),
);
export const getServerSideProps = load;

export default function CountsPage({ data: { self, list, asked, now } }: PageProps<LoaderData<typeof load>>) {
  return (
    <DeskFrame self={self}>
      <CountsScreen list={list} asked={asked} now={now} />
    </DeskFrame>
  );
}
CountsPage.frame = { layout: 'own' } satisfies FrameSettings;
