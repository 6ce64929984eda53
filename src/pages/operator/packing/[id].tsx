import type { FrameSettings, PageProps } from '../../../client/shell-data';
import { deskPaths } from '../../../contract/desk-paths';
import { RecordPage } from '../../../desks/bench/record-page';
import { PackingRecordScreen } from '../../../desks/packing/packing-record-screen';
import { deskProps, type LoaderData } from '../../../server/entry';
import { DeskFrame } from '../../../shell/desk/desk-frame';
import { PageTitle } from '../../../ui/page-title';

const load = deskProps(
  { permission: 'packing.pick', namespaces: ['operator', 'transit'] },
  async ({ call, query }) => ({
    order: await call('GET /operator/transit-orders/{id}', { params: { id: query.id ?? '' } }),
    now: new Date().toISOString(),
  }),
);
export const getServerSideProps = load;

export default function PackingRecordPage({ data: { self, order, now } }: PageProps<LoaderData<typeof load>>) {
  return (
    <DeskFrame self={self}>
      <PageTitle title={order.orderNo} />
      <RecordPage back={deskPaths.packing()} name="packing">
        <PackingRecordScreen key={order.id} first={order} now={now} level={1} />
      </RecordPage>
    </DeskFrame>
  );
}
PackingRecordPage.frame = { layout: 'own' } satisfies FrameSettings;
