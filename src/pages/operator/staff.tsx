import type { FrameSettings, PageProps } from '../../client/shell-data';
import { StaffScreen } from '../../desks/settings/staff-screen';
import { SupportPanel } from '../../desks/settings/support-panel';
import { deskProps, type LoaderData } from '../../server/entry';
import { DeskFrame } from '../../shell/desk/desk-frame';

const load = deskProps({ permission: 'staff.read', namespaces: ['operator'] }, async ({ call }) => {
  const [people, roles, invitations] = await Promise.all([
    call('GET /operator/staff', {}),
    call('GET /operator/roles', {}),
    call('GET /operator/invitations', {}),
  ]);
  return { people, roles, invitations };
});
export const getServerSideProps = load;

export default function StaffPage({ data }: PageProps<LoaderData<typeof load>>) {
  const { self, people, roles, invitations } = data;
  return (
    <DeskFrame self={self}>
      <StaffScreen people={people} roles={roles} invitations={invitations}>
        {self.permissions.includes('staff.manage') && <SupportPanel />}
      </StaffScreen>
    </DeskFrame>
  );
}
StaffPage.frame = { layout: 'own' } satisfies FrameSettings;
