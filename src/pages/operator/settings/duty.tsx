import type { FrameSettings, PageProps } from '../../../client/shell-data';
import { DutyScreen } from '../../../desks/settings/duty-screen';
import { deskProps, type LoaderData } from '../../../server/entry';
import { DeskFrame } from '../../../shell/desk/desk-frame';

const load = deskProps({ permission: 'settings.read', namespaces: ['operator'] }, async ({ call }) => ({
  section: await call('GET /operator/settings/duty', {}),
}));
export const getServerSideProps = load;

export default function DutyPage({ data }: PageProps<LoaderData<typeof load>>) {
  const { self, section } = data;
  return (
    <DeskFrame self={self}>
      <DutyScreen section={section} />
    </DeskFrame>
  );
}
DutyPage.frame = { layout: 'own' } satisfies FrameSettings;
