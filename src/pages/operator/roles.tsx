import type { FrameSettings, PageProps } from '../../client/shell-data';
import { RolesScreen } from '../../desks/settings/roles-screen';
import { deskProps, type LoaderData } from '../../server/entry';
import { DeskFrame } from '../../shell/desk/desk-frame';

const load = deskProps({ permission: 'staff.read', namespaces: ['operator'] }, async ({ call }) => ({
  roles: await call('GET /operator/roles', {}),
}));
export const getServerSideProps = load;

export default function RolesPage({ data }: PageProps<LoaderData<typeof load>>) {
  const { self, roles } = data;
  return (
    <DeskFrame self={self}>
      <RolesScreen roles={roles} />
    </DeskFrame>
  );
}
RolesPage.frame = { layout: 'own' } satisfies FrameSettings;
