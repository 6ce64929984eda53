import type { FrameSettings, PageProps } from '../../../client/shell-data';
import { FeesScreen } from '../../../desks/settings/fees-screen';
import { deskProps, type LoaderData } from '../../../server/entry';
import { DeskFrame } from '../../../shell/desk/desk-frame';

const load = deskProps({ permission: 'settings.read', namespaces: ['operator'] }, async ({ call }) => ({
  rules: await call('GET /operator/settings/fees', {}),
}));
export const getServerSideProps = load;

export default function FeesPage({ data }: PageProps<LoaderData<typeof load>>) {
  const { self, rules } = data;
  return (
    <DeskFrame self={self}>
      <FeesScreen rules={rules} />
    </DeskFrame>
  );
}
FeesPage.frame = { layout: 'own' } satisfies FrameSettings;
