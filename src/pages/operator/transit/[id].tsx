import type { FrameSettings, PageProps } from '../../../client/shell-data';
import { deskPaths } from '../../../contract/desk-paths';
import { RecordPage } from '../../../desks/bench/record-page';
import { ShipmentRecordScreen } from '../../../desks/transit/shipment-record-screen';
import { deskProps, type LoaderData } from '../../../server/entry';
import { DeskFrame } from '../../../shell/desk/desk-frame';
import { PageTitle } from '../../../ui/page-title';

const load = deskProps({ permission: 'packing.declare', namespaces: ['operator'] }, async ({ call, query }) => ({
  shipment: await call('GET /operator/shipments/{id}', { params: { id: query.id ?? '' } }),
  now: new Date().toISOString(),
}));
export const getServerSideProps = load;

export default function ShipmentPage({ data: { self, shipment, now } }: PageProps<LoaderData<typeof load>>) {
  return (
    <DeskFrame self={self}>
      <PageTitle title={shipment.orderNo} />
      <RecordPage back={deskPaths.shipments()} name="transit">
        <ShipmentRecordScreen key={shipment.id} first={shipment} now={now} level={1} />
      </RecordPage>
    </DeskFrame>
  );
}
ShipmentPage.frame = { layout: 'own' } satisfies FrameSettings;
