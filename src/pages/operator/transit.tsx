import type { FrameSettings, PageProps } from '../../client/shell-data';
import { loadShipments } from '../../desks/transit/load-shipments';
import { ShipmentsScreen } from '../../desks/transit/shipments-screen';
import { deskProps, type LoaderData } from '../../server/entry';
import { DeskFrame } from '../../shell/desk/desk-frame';

const load = deskProps({ permission: 'packing.declare', namespaces: ['operator'] }, ({ call, query }) =>
  loadShipments(call, query),
);
export const getServerSideProps = load;

export default function TransitPage({ data: { self, list, asked, now } }: PageProps<LoaderData<typeof load>>) {
  return (
    <DeskFrame self={self}>
      <ShipmentsScreen list={list} asked={asked} now={now} />
    </DeskFrame>
  );
}
TransitPage.frame = { layout: 'own' } satisfies FrameSettings;
