import type { FrameSettings, PageProps } from '../../../client/shell-data';
import { ContactScreen } from '../../../desks/settings/contact-screen';
import { deskProps, type LoaderData } from '../../../server/entry';
import { DeskFrame } from '../../../shell/desk/desk-frame';

const load = deskProps({ permission: 'settings.read', namespaces: ['operator'] }, async ({ call }) => ({
  section: await call('GET /operator/settings/contact', {}),
}));
export const getServerSideProps = load;

export default function ContactPage({ data }: PageProps<LoaderData<typeof load>>) {
  const { self, section } = data;
  return (
    <DeskFrame self={self}>
      <ContactScreen section={section} />
    </DeskFrame>
  );
}
ContactPage.frame = { layout: 'own' } satisfies FrameSettings;
