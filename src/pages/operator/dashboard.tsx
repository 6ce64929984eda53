import type { FrameSettings, PageProps } from '../../client/shell-data';
import { DashboardScreen } from '../../desks/dashboard/dashboard-screen';
import { loadDashboard } from '../../desks/dashboard/load-dashboard';
import { deskProps, type LoaderData } from '../../server/entry';
import { DeskFrame } from '../../shell/desk/desk-frame';

const load = deskProps({ permission: null, namespaces: ['operator', 'purchase'] }, ({ call, query }) =>
  loadDashboard(call, query),
);
export const getServerSideProps = load;

export default function DashboardPage({ data: { self, dashboard } }: PageProps<LoaderData<typeof load>>) {
  return (
    <DeskFrame self={self}>
      <DashboardScreen dashboard={dashboard} />
    </DeskFrame>
  );
}
DashboardPage.frame = { layout: 'own' } satisfies FrameSettings;
