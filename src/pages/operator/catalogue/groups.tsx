import type { FrameSettings, PageProps } from '../../../client/shell-data';
import { GroupsScreen } from '../../../desks/content/groups-screen';
import { loadGroups } from '../../../desks/content/load-groups';
import { deskProps, type LoaderData } from '../../../server/entry';
import { DeskFrame } from '../../../shell/desk/desk-frame';

const load = deskProps({ permission: 'catalogue.edit', namespaces: ['operator'] }, ({ call }) => loadGroups(call));
export const getServerSideProps = load;

export default function GroupsPage({ data: { self, groups, categories } }: PageProps<LoaderData<typeof load>>) {
  return (
    <DeskFrame self={self}>
      <GroupsScreen {...{ groups, categories }} />
    </DeskFrame>
  );
}
GroupsPage.frame = { layout: 'own' } satisfies FrameSettings;
