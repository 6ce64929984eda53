import type { FrameSettings, PageProps } from '../../../client/shell-data';
import { SourcesScreen } from '../../../desks/settings/sources-screen';
import { deskProps, type LoaderData } from '../../../server/entry';
import { DeskFrame } from '../../../shell/desk/desk-frame';

const load = deskProps({ permission: 'settings.read', namespaces: ['operator'] }, async ({ call }) => ({
  section: await call('GET /operator/settings/sources', {}),
}));
export const getServerSideProps = load;

export default function SourcesPage({ data: { self, section } }: PageProps<LoaderData<typeof load>>) {
  return (
    <DeskFrame self={self}>
      <SourcesScreen section={section} />
    </DeskFrame>
  );
}
SourcesPage.frame = { layout: 'own' } satisfies FrameSettings;
