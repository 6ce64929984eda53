import type { FrameSettings, PageProps } from '../../client/shell-data';
import { SettingsHomeScreen } from '../../desks/settings/settings-home-screen';
import { deskProps, type LoaderData } from '../../server/entry';
import { DeskFrame } from '../../shell/desk/desk-frame';

const load = deskProps({ permission: 'settings.read', namespaces: ['operator'] });
export const getServerSideProps = load;

export default function SettingsHomePage({ data }: PageProps<LoaderData<typeof load>>) {
  return (
    <DeskFrame self={data.self}>
      <SettingsHomeScreen />
    </DeskFrame>
  );
}
SettingsHomePage.frame = { layout: 'own' } satisfies FrameSettings;
