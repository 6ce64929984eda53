import type { FrameSettings, PageProps } from '../../../client/shell-data';
import { deskPaths } from '../../../contract/desk-paths';
import { RecordPage } from '../../../desks/bench/record-page';
import { ManualRecordScreen } from '../../../desks/buying/manual-record-screen';
import { deskProps, type LoaderData } from '../../../server/entry';
import { DeskFrame } from '../../../shell/desk/desk-frame';

const load = deskProps({ permission: 'purchase.read', namespaces: ['operator'] }, async ({ call, query }) => ({
  order: await call('GET /operator/manual-orders/{id}', { params: { id: query.id ?? '' } }),
}));
export const getServerSideProps = load;

export default function ManualOrderDeskPage({ data: { self, order } }: PageProps<LoaderData<typeof load>>) {
  return (
    <DeskFrame self={self}>
      <RecordPage back={deskPaths.manualOrders()} name="manualOrders">
        <ManualRecordScreen key={order.id} first={order} permissions={self.permissions} />
      </RecordPage>
    </DeskFrame>
  );
}
ManualOrderDeskPage.frame = { layout: 'own' } satisfies FrameSettings;
