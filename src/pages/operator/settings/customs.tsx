import type { FrameSettings, PageProps } from '../../../client/shell-data';
import { CustomsScreen } from '../../../desks/settings/customs-screen';
import { deskProps, type LoaderData } from '../../../server/entry';
import { DeskFrame } from '../../../shell/desk/desk-frame';

const load = deskProps({ permission: 'settings.read', namespaces: ['operator'] }, async ({ call }) => {
  const [section, countries] = await Promise.all([
    call('GET /operator/settings/customs', {}),
    call('GET /front/supported-countries', {}),
  ]);
  return { section, countries: countries.map(({ code }) => code.toLowerCase()) };
});
export const getServerSideProps = load;

export default function CustomsPage({ data: { self, section, countries } }: PageProps<LoaderData<typeof load>>) {
  return (
    <DeskFrame self={self}>
      <CustomsScreen section={section} countries={countries} />
    </DeskFrame>
  );
}
CustomsPage.frame = { layout: 'own' } satisfies FrameSettings;
