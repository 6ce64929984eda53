import type { FrameSettings, PageProps } from '../../../client/shell-data';
import { deskPaths } from '../../../contract/desk-paths';
import { RecordPage } from '../../../desks/bench/record-page';
import { PurchaseRecordScreen } from '../../../desks/buying/purchase-record-screen';
import { deskProps, type LoaderData } from '../../../server/entry';
import { DeskFrame } from '../../../shell/desk/desk-frame';
import { PageTitle } from '../../../ui/page-title';

const load = deskProps({ permission: 'purchase.read', namespaces: ['operator'] }, async ({ call, query }) => ({
  order: await call('GET /operator/purchase-orders/{id}', { params: { id: query.id ?? '' } }),
  now: new Date().toISOString(),
}));
export const getServerSideProps = load;

export default function PurchaseDeskPage({ data: { self, order, now } }: PageProps<LoaderData<typeof load>>) {
  return (
    <DeskFrame self={self}>
      <PageTitle title={order.orderNo} />
      <RecordPage back={deskPaths.buying()} name="buying">
        <PurchaseRecordScreen key={order.id} first={order} now={now} level={1} />
      </RecordPage>
    </DeskFrame>
  );
}
PurchaseDeskPage.frame = { layout: 'own' } satisfies FrameSettings;
