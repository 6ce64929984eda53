import type { FrameSettings, PageProps } from '../../client/shell-data';
import { ClaimsScreen } from '../../desks/warehouse/claims-screen';
import { loadClaims } from '../../desks/warehouse/load-claims';
import { deskProps, type LoaderData } from '../../server/entry';
import { DeskFrame } from '../../shell/desk/desk-frame';

const load = deskProps({ permission: 'warehouse.unclaimed', namespaces: ['operator'] }, ({ call, query }) =>
  loadClaims(call, query),
);
export const getServerSideProps = load;

export default function ClaimsPage({ data: { self, list, asked, now } }: PageProps<LoaderData<typeof load>>) {
  return (
    <DeskFrame self={self}>
      <ClaimsScreen list={list} asked={asked} now={now} />
    </DeskFrame>
  );
}
ClaimsPage.frame = { layout: 'own' } satisfies FrameSettings;
