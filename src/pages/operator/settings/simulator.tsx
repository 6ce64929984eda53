import type { FrameSettings, PageProps } from '../../../client/shell-data';
import { SimulatorScreen } from '../../../desks/settings/lines/simulator-screen';
import { deskProps, type LoaderData } from '../../../server/entry';
import { DeskFrame } from '../../../shell/desk/desk-frame';

const load = deskProps({ permission: 'settings.read', namespaces: ['operator', 'transit'] }, () => Promise.resolve({}));
export const getServerSideProps = load;

export default function SimulatorPage({ data: { self } }: PageProps<LoaderData<typeof load>>) {
  return (
    <DeskFrame self={self}>
      <SimulatorScreen />
    </DeskFrame>
  );
}
SimulatorPage.frame = { layout: 'own' } satisfies FrameSettings;
