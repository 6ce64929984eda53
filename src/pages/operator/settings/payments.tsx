import type { FrameSettings, PageProps } from '../../../client/shell-data';
import { PaymentsScreen } from '../../../desks/settings/payments-screen';
import { deskProps, type LoaderData } from '../../../server/entry';
import { DeskFrame } from '../../../shell/desk/desk-frame';

const load = deskProps({ permission: 'money.accounts', namespaces: ['operator'] }, async ({ call }) => {
  const [settings, countries] = await Promise.all([
    call('GET /operator/settings/payments', {}),
    call('GET /front/supported-countries', {}),
  ]);
  return { settings, countries: countries.map(({ code }) => code.toLowerCase()) };
});
export const getServerSideProps = load;

export default function PaymentsPage({ data }: PageProps<LoaderData<typeof load>>) {
  return (
    <DeskFrame self={data.self}>
      <PaymentsScreen settings={data.settings} countries={data.countries} />
    </DeskFrame>
  );
}
PaymentsPage.frame = { layout: 'own' } satisfies FrameSettings;
