import type { FrameSettings, PageProps } from '../../../client/shell-data';
import { KeysScreen } from '../../../desks/settings/keys/keys-screen';
import { deskProps, type LoaderData } from '../../../server/entry';
import { DeskFrame } from '../../../shell/desk/desk-frame';

const load = deskProps({ permission: 'settings.keys', namespaces: ['operator'] }, async ({ call }) => ({
  keys: await call('GET /operator/settings/keys', {}),
}));
export const getServerSideProps = load;

export default function KeysPage({ data }: PageProps<LoaderData<typeof load>>) {
  return (
    <DeskFrame self={data.self}>
      <KeysScreen read={data.keys} />
    </DeskFrame>
  );
}
KeysPage.frame = { layout: 'own' } satisfies FrameSettings;
