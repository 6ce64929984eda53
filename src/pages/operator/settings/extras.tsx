import type { FrameSettings, PageProps } from '../../../client/shell-data';
import { ExtrasScreen } from '../../../desks/settings/extras-screen';
import { deskProps, type LoaderData } from '../../../server/entry';
import { DeskFrame } from '../../../shell/desk/desk-frame';

const load = deskProps({ permission: 'settings.read', namespaces: ['operator'] }, async ({ call }) => ({
  section: await call('GET /operator/settings/extras', {}),
}));
export const getServerSideProps = load;

export default function ExtrasPage({ data }: PageProps<LoaderData<typeof load>>) {
  const { self, section } = data;
  return (
    <DeskFrame self={self}>
      <ExtrasScreen section={section} />
    </DeskFrame>
  );
}
ExtrasPage.frame = { layout: 'own' } satisfies FrameSettings;
