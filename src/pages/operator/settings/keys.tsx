import type { FrameSettings, PageProps } from '../../../client/shell-data';
import { KeysScreen } from '../../../desks/settings/keys/keys-screen';
import { deskProps, type LoaderData } from '../../../server/entry';
import { DeskFrame } from '../../../shell/desk/desk-frame';

const load = deskProps({ permission: 'settings.keys', namespaces: ['operator'] }, async ({ call }) => {
  const [keys, webhooks] = await Promise.all([
    call('GET /operator/settings/keys', {}),
    call('GET /operator/settings/webhooks', {}),
  ]);
  return { keys, webhooks };
});
export const getServerSideProps = load;

export default function KeysPage({ data }: PageProps<LoaderData<typeof load>>) {
  return (
    <DeskFrame self={data.self}>
      <KeysScreen read={data.keys} webhooks={data.webhooks} />
    </DeskFrame>
  );
}
KeysPage.frame = { layout: 'own' } satisfies FrameSettings;
