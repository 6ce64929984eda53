import type { FrameSettings, PageProps } from '../../client/shell-data';
import { loadManualQueue } from '../../desks/buying/load-manual-queue';
import { ManualQueueScreen } from '../../desks/buying/manual-queue-screen';
import { deskProps, type LoaderData } from '../../server/entry';
import { DeskFrame } from '../../shell/desk/desk-frame';

const load = deskProps({ permission: 'purchase.read', namespaces: ['operator'] }, ({ call, query }) =>
  loadManualQueue(call, query),
);
export const getServerSideProps = load;

export default function ManualOrdersDeskPage({ data }: PageProps<LoaderData<typeof load>>) {
  const { self, list, asked, now } = data;
  return (
    <DeskFrame self={self}>
      <ManualQueueScreen list={list} asked={asked} now={now} />
    </DeskFrame>
  );
}
ManualOrdersDeskPage.frame = { layout: 'own' } satisfies FrameSettings;
