import type { FrameSettings, PageProps } from '../../../../client/shell-data';
import { ImportScreen } from '../../../../desks/settings/lines/import-screen';
import { deskProps, type LoaderData } from '../../../../server/entry';
import { DeskFrame } from '../../../../shell/desk/desk-frame';

const load = deskProps({ permission: 'settings.read', namespaces: ['operator'] }, () => Promise.resolve({}));
export const getServerSideProps = load;

export default function ImportPage({ data: { self } }: PageProps<LoaderData<typeof load>>) {
  return (
    <DeskFrame self={self}>
      <ImportScreen />
    </DeskFrame>
  );
}
ImportPage.frame = { layout: 'own' } satisfies FrameSettings;
