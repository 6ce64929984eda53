import type { FrameSettings, PageProps } from '../../../client/shell-data';
import { DutyScreen } from '../../../desks/settings/duty-screen';
import { deskProps, type LoaderData } from '../../../server/entry';
import { DeskFrame } from '../../../shell/desk/desk-frame';

const load = deskProps({ permission: 'settings.read', namespaces: ['operator'] }, async ({ call }) => {
  const [section, countries] = await Promise.all([
    call('GET /operator/settings/duty', {}),
    call('GET /front/supported-countries', {}),
  ]);
  return { section, countries: countries.map(({ code }) => code.toLowerCase()) };
});
export const getServerSideProps = load;

export default function DutyPage({ data }: PageProps<LoaderData<typeof load>>) {
  const { self, section, countries } = data;
  return (
    <DeskFrame self={self}>
      <DutyScreen section={section} countries={countries} />
    </DeskFrame>
  );
}
DutyPage.frame = { layout: 'own' } satisfies FrameSettings;
