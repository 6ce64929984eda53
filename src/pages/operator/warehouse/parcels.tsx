import type { FrameSettings, PageProps } from '../../../client/shell-data';
import { loadParcels } from '../../../desks/warehouse/load-parcels';
import { ParcelsScreen } from '../../../desks/warehouse/parcels-screen';
import { deskProps, type LoaderData } from '../../../server/entry';
import { DeskFrame } from '../../../shell/desk/desk-frame';

const load = deskProps(
  { permission: 'warehouse.receive', namespaces: ['operator', 'transit'] },
  ({ call, query, self }) => loadParcels(call, query, self),
);
export const getServerSideProps = load;

export default function ParcelsPage({
  data: { self, list, asked, warehouses, now },
}: PageProps<LoaderData<typeof load>>) {
  return (
    <DeskFrame self={self}>
      <ParcelsScreen list={list} asked={asked} warehouses={warehouses} now={now} />
    </DeskFrame>
  );
}
ParcelsPage.frame = { layout: 'own' } satisfies FrameSettings;
