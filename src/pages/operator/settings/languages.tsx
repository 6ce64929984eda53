import type { FrameSettings, PageProps } from '../../../client/shell-data';
import { LanguagesScreen } from '../../../desks/settings/languages-screen';
import { deskProps, type LoaderData } from '../../../server/entry';
import { DeskFrame } from '../../../shell/desk/desk-frame';

const load = deskProps({ permission: 'settings.read', namespaces: ['operator'] }, async ({ call }) => ({
  section: await call('GET /operator/settings/languages', {}),
}));
export const getServerSideProps = load;

export default function LanguagesPage({ data }: PageProps<LoaderData<typeof load>>) {
  const { self, section } = data;
  return (
    <DeskFrame self={self}>
      <LanguagesScreen section={section} />
    </DeskFrame>
  );
}
LanguagesPage.frame = { layout: 'own' } satisfies FrameSettings;
