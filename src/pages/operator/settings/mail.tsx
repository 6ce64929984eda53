import type { FrameSettings, PageProps } from '../../../client/shell-data';
import { MailScreen } from '../../../desks/settings/mail-screen';
import { deskProps, type LoaderData } from '../../../server/entry';
import { DeskFrame } from '../../../shell/desk/desk-frame';

const load = deskProps({ permission: 'settings.read', namespaces: ['operator'] }, async ({ call }) => ({
  sender: await call('GET /operator/settings/mail', {}),
}));
export const getServerSideProps = load;

export default function MailPage({ data }: PageProps<LoaderData<typeof load>>) {
  return (
    <DeskFrame self={data.self}>
      <MailScreen read={data.sender} />
    </DeskFrame>
  );
}
MailPage.frame = { layout: 'own' } satisfies FrameSettings;
