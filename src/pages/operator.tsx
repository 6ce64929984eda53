import type { FrameSettings, PageProps } from '../client/shell-data';
import { isPermission } from '../contract/staff-roles';
import { DesksHomeScreen } from '../desks/door/desks-home-screen';
import { loadAllWarehouses } from '../desks/warehouse/load-warehouses';
import { deskProps, type LoaderData } from '../server/entry';
import { DeskFrame } from '../shell/desk/desk-frame';
import { deskGroupsFor } from '../shell/desk/desks';

const load = deskProps({ permission: null, namespaces: ['operator'] }, async ({ call, self, query: { missing } }) => ({
  missing: missing && isPermission(missing) ? missing : undefined,
  waiting: await call('GET /operator/waiting', {}),
  warehouses: self.limits ? await loadAllWarehouses(call) : [],
}));
export const getServerSideProps = load;

export default function DesksHomePage({ data }: PageProps<LoaderData<typeof load>>) {
  const { self, missing, waiting, warehouses } = data;
  const counts: Partial<Record<string, number>> = waiting;
  const groups = deskGroupsFor(self.permissions, self.off).map(({ name: group, desks }) => ({
    name: group,
    desks: desks.filter(({ needs }) => needs !== null).map(({ name, href }) => ({ name, href, waiting: counts[name] })),
  }));
  return (
    <DeskFrame self={self} waiting={waiting}>
      <DesksHomeScreen
        self={self}
        missing={missing}
        warehouses={warehouses}
        groups={groups.filter(({ desks }) => desks.length > 0)}
      />
    </DeskFrame>
  );
}
DesksHomePage.frame = { layout: 'own' } satisfies FrameSettings;
