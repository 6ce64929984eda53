import type { FrameSettings, PageProps } from '../../../client/shell-data';
import { CustomsScreen } from '../../../desks/settings/customs-screen';
import { deskProps, type LoaderData } from '../../../server/entry';
import { DeskFrame } from '../../../shell/desk/desk-frame';

const load = deskProps({ permission: 'settings.read', namespaces: ['operator'] }, async ({ call }) => ({
  section: await call('GET /operator/settings/customs', {}),
}));
export const getServerSideProps = load;

export default function CustomsPage({ data: { self, section } }: PageProps<LoaderData<typeof load>>) {
  return (
    <DeskFrame self={self}>
      <CustomsScreen section={section} />
    </DeskFrame>
  );
}
CustomsPage.frame = { layout: 'own' } satisfies FrameSettings;
