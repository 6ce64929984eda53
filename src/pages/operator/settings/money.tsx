import type { FrameSettings, PageProps } from '../../../client/shell-data';
import { MoneyScreen } from '../../../desks/settings/money-screen';
import { deskProps, type LoaderData } from '../../../server/entry';
import { DeskFrame } from '../../../shell/desk/desk-frame';

const load = deskProps({ permission: 'settings.read', namespaces: ['operator'] }, async ({ call }) => {
  const [section, rates] = await Promise.all([
    call('GET /operator/settings/money', {}),
    call('GET /operator/settings/rates', {}),
  ]);
  return { section, rates };
});
export const getServerSideProps = load;

export default function MoneyPage({ data }: PageProps<LoaderData<typeof load>>) {
  const { self, section, rates } = data;
  return (
    <DeskFrame self={self}>
      <MoneyScreen section={section} rates={rates} />
    </DeskFrame>
  );
}
MoneyPage.frame = { layout: 'own' } satisfies FrameSettings;
