import type { FrameSettings, PageProps } from '../../client/shell-data';
import { BatchesScreen } from '../../desks/batches/batches-screen';
import { loadBatches } from '../../desks/batches/load-batches';
import { deskProps, type LoaderData } from '../../server/entry';
import { DeskFrame } from '../../shell/desk/desk-frame';

const load = deskProps({ permission: 'packing.batch', namespaces: ['operator'] }, ({ call, query }) =>
  loadBatches(call, query),
);
export const getServerSideProps = load;

export default function BatchesPage({ data: { self, list, asked, now } }: PageProps<LoaderData<typeof load>>) {
  return (
    <DeskFrame self={self}>
      <BatchesScreen list={list} asked={asked} now={now} />
    </DeskFrame>
  );
}
BatchesPage.frame = { layout: 'own' } satisfies FrameSettings;
