import type { FrameSettings, PageProps } from '../../../client/shell-data';
import { SimulatorScreen } from '../../../desks/settings/lines/simulator-screen';
import { deskProps, type LoaderData } from '../../../server/entry';
import { DeskFrame } from '../../../shell/desk/desk-frame';

const load = deskProps({ permission: 'settings.read', namespaces: ['operator', 'transit'] }, async ({ call }) => ({
  countries: (await call('GET /front/supported-countries', {})).map(({ code }) => code.toLowerCase()),
}));
export const getServerSideProps = load;

export default function SimulatorPage({ data: { self, countries } }: PageProps<LoaderData<typeof load>>) {
  return (
    <DeskFrame self={self}>
      <SimulatorScreen countries={countries} />
    </DeskFrame>
  );
}
SimulatorPage.frame = { layout: 'own' } satisfies FrameSettings;
