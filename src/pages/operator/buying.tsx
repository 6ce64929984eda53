import type { FrameSettings, PageProps } from '../../client/shell-data';
import { BuyingQueueScreen } from '../../desks/buying/buying-queue-screen';
import { loadBuyingQueue } from '../../desks/buying/load-buying-queue';
import { deskProps, type LoaderData } from '../../server/entry';
import { DeskFrame } from '../../shell/desk/desk-frame';

const load = deskProps({ permission: 'purchase.read', namespaces: ['operator'] }, ({ call, query }) =>
  loadBuyingQueue(call, query),
);
export const getServerSideProps = load;

export default function BuyingDeskPage({ data: { self, list, asked, now } }: PageProps<LoaderData<typeof load>>) {
  return (
    <DeskFrame self={self}>
      <BuyingQueueScreen list={list} asked={asked} now={now} />
    </DeskFrame>
  );
}
BuyingDeskPage.frame = { layout: 'own' } satisfies FrameSettings;
