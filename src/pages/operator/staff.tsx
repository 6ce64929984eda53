import type { FrameSettings, PageProps } from '../../client/shell-data';
import { StaffScreen } from '../../desks/settings/staff-screen';
import { SupportPanel } from '../../desks/settings/support-panel';
import { loadAllWarehouses } from '../../desks/warehouse/load-warehouses';
import { deskProps, type LoaderData } from '../../server/entry';
import { DeskFrame } from '../../shell/desk/desk-frame';

const load = deskProps({ permission: 'staff.read', namespaces: ['operator'] }, async ({ call }) => {
  const [people, roles, invitations, warehouses] = await Promise.all([
    call('GET /operator/staff', {}),
    call('GET /operator/roles', {}),
    call('GET /operator/invitations', {}),
    loadAllWarehouses(call),
  ]);
  return { people, roles, invitations, warehouses };
});
export const getServerSideProps = load;

export default function StaffPage({ data }: PageProps<LoaderData<typeof load>>) {
  const { self, people, roles, invitations, warehouses } = data;
  return (
    <DeskFrame self={self}>
      <StaffScreen people={people} roles={roles} invitations={invitations} warehouses={warehouses}>
        {self.permissions.includes('staff.manage') && <SupportPanel />}
      </StaffScreen>
    </DeskFrame>
  );
}
StaffPage.frame = { layout: 'own' } satisfies FrameSettings;
