import type { FrameSettings, PageProps } from '../../../client/shell-data';
import { LevelsScreen } from '../../../desks/settings/levels-screen';
import { deskProps, type LoaderData } from '../../../server/entry';
import { DeskFrame } from '../../../shell/desk/desk-frame';

const load = deskProps({ permission: 'settings.read', namespaces: ['operator'] }, async ({ call }) => ({
  section: await call('GET /operator/settings/levels', {}),
}));
export const getServerSideProps = load;

export default function LevelsPage({ data: { self, section } }: PageProps<LoaderData<typeof load>>) {
  return (
    <DeskFrame self={self}>
      <LevelsScreen section={section} />
    </DeskFrame>
  );
}
LevelsPage.frame = { layout: 'own' } satisfies FrameSettings;
