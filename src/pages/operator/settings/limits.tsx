import type { FrameSettings, PageProps } from '../../../client/shell-data';
import { LimitsScreen } from '../../../desks/settings/limits-screen';
import { deskProps, type LoaderData } from '../../../server/entry';
import { DeskFrame } from '../../../shell/desk/desk-frame';

const load = deskProps({ permission: 'settings.read', namespaces: ['operator'] }, async ({ call }) => ({
  section: await call('GET /operator/settings/limits', {}),
}));
export const getServerSideProps = load;

export default function LimitsPage({ data: { self, section } }: PageProps<LoaderData<typeof load>>) {
  return (
    <DeskFrame self={self}>
      <LimitsScreen section={section} />
    </DeskFrame>
  );
}
LimitsPage.frame = { layout: 'own' } satisfies FrameSettings;
