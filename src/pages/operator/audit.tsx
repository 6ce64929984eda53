import type { FrameSettings, PageProps } from '../../client/shell-data';
import { AuditScreen } from '../../desks/settings/audit-screen';
import { loadAudit } from '../../desks/settings/load-audit';
import { deskProps, type LoaderData } from '../../server/entry';
import { DeskFrame } from '../../shell/desk/desk-frame';

const load = deskProps({ permission: 'audit.read', namespaces: ['operator'] }, ({ call, query, self }) =>
  loadAudit(call, query, self.permissions.includes('staff.read')),
);
export const getServerSideProps = load;

export default function AuditPage({ data }: PageProps<LoaderData<typeof load>>) {
  const { self, lines, people, asked, warehouses } = data;
  return (
    <DeskFrame self={self}>
      <AuditScreen key={JSON.stringify(asked)} lines={lines} people={people} asked={asked} warehouses={warehouses} />
    </DeskFrame>
  );
}
AuditPage.frame = { layout: 'own' } satisfies FrameSettings;
