import type { FrameSettings, PageProps } from '../client/shell-data';
import { isPermission } from '../contract/staff-roles';
import { DesksHomeScreen } from '../desks/door/desks-home-screen';
import { deskProps, type LoaderData } from '../server/entry';
import { DeskFrame } from '../shell/desk/desk-frame';

const load = deskProps({ permission: null, namespaces: ['operator'] }, ({ query: { missing } }) =>
  Promise.resolve({ missing: missing && isPermission(missing) ? missing : undefined }),
);
export const getServerSideProps = load;

export default function DesksHomePage({ data: { self, missing } }: PageProps<LoaderData<typeof load>>) {
  return (
    <DeskFrame self={self}>
      <DesksHomeScreen self={self} missing={missing} />
    </DeskFrame>
  );
}
DesksHomePage.frame = { layout: 'own' } satisfies FrameSettings;
