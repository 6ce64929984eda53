import type { FrameSettings, PageProps } from '../../../client/shell-data';
import { BrandScreen } from '../../../desks/settings/brand-screen';
import { deskProps, type LoaderData } from '../../../server/entry';
import { DeskFrame } from '../../../shell/desk/desk-frame';

const load = deskProps({ permission: 'settings.read', namespaces: ['operator'] }, async ({ call }) => ({
  section: await call('GET /operator/settings/brand', {}),
}));
export const getServerSideProps = load;

export default function BrandPage({ data }: PageProps<LoaderData<typeof load>>) {
  const { self, section } = data;
  return (
    <DeskFrame self={self}>
      <BrandScreen section={section} />
    </DeskFrame>
  );
}
BrandPage.frame = { layout: 'own' } satisfies FrameSettings;
