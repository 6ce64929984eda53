import type { FrameSettings, PageProps } from '../../client/shell-data';
import { loadPacking } from '../../desks/packing/load-packing';
import { PackingQueueScreen } from '../../desks/packing/packing-queue-screen';
import { deskProps, type LoaderData } from '../../server/entry';
import { DeskFrame } from '../../shell/desk/desk-frame';

const load = deskProps({ permission: 'packing.pick', namespaces: ['operator', 'transit'] }, ({ call, query }) =>
  loadPacking(call, query),
);
export const getServerSideProps = load;

export default function PackingPage({ data: { self, list, asked, now } }: PageProps<LoaderData<typeof load>>) {
  return (
    <DeskFrame self={self}>
      <PackingQueueScreen list={list} asked={asked} now={now} />
    </DeskFrame>
  );
}
PackingPage.frame = { layout: 'own' } satisfies FrameSettings;
