import type { FrameSettings, PageProps } from '../../../client/shell-data';
import { ServicesScreen } from '../../../desks/settings/services-screen';
import { deskProps, type LoaderData } from '../../../server/entry';
import { DeskFrame } from '../../../shell/desk/desk-frame';

const load = deskProps({ permission: 'settings.read', namespaces: ['operator'] }, async ({ call }) => ({
  services: await call('GET /operator/settings/services', {}),
}));
export const getServerSideProps = load;

export default function ServicesPage({ data: { self, services } }: PageProps<LoaderData<typeof load>>) {
  return (
    <DeskFrame self={self}>
      <ServicesScreen services={services} />
    </DeskFrame>
  );
}
ServicesPage.frame = { layout: 'own' } satisfies FrameSettings;
