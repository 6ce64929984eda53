import type { FrameSettings, PageProps } from '../../../client/shell-data';
import { OfferScreen } from '../../../desks/settings/offer-screen';
import { deskProps, type LoaderData } from '../../../server/entry';
import { DeskFrame } from '../../../shell/desk/desk-frame';

const load = deskProps({ permission: 'settings.read', namespaces: ['operator'] }, async ({ call }) => ({
  section: await call('GET /operator/settings/offer', {}),
}));
export const getServerSideProps = load;

export default function OfferPage({ data }: PageProps<LoaderData<typeof load>>) {
  const { self, section } = data;
  return (
    <DeskFrame self={self}>
      <OfferScreen section={section} />
    </DeskFrame>
  );
}
OfferPage.frame = { layout: 'own' } satisfies FrameSettings;
