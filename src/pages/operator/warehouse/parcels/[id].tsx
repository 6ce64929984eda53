import type { FrameSettings, PageProps } from '../../../../client/shell-data';
import { deskPaths } from '../../../../contract/desk-paths';
import { RecordPage } from '../../../../desks/bench/record-page';
import { ParcelRecordScreen } from '../../../../desks/warehouse/parcel-record-screen';
import { deskProps, type LoaderData } from '../../../../server/entry';
import { DeskFrame } from '../../../../shell/desk/desk-frame';
import { PageTitle } from '../../../../ui/page-title';

const load = deskProps(
  { permission: 'warehouse.receive', namespaces: ['operator', 'transit'] },
  async ({ call, query }) => ({
    parcel: await call('GET /operator/parcels/{id}', { params: { id: query.id ?? '' } }),
    now: new Date().toISOString(),
  }),
);
export const getServerSideProps = load;

export default function ParcelPage({ data: { self, parcel, now } }: PageProps<LoaderData<typeof load>>) {
  return (
    <DeskFrame self={self}>
      <PageTitle title={parcel.parcelNo} />
      <RecordPage back={deskPaths.parcels()} name="parcels">
        <ParcelRecordScreen key={parcel.id} first={parcel} now={now} level={1} />
      </RecordPage>
    </DeskFrame>
  );
}
ParcelPage.frame = { layout: 'own' } satisfies FrameSettings;
