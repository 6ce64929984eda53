import type { FrameSettings, PageProps } from '../../../client/shell-data';
import { LinesScreen } from '../../../desks/settings/lines/lines-screen';
import { deskProps, type LoaderData } from '../../../server/entry';
import { DeskFrame } from '../../../shell/desk/desk-frame';

const load = deskProps({ permission: 'settings.read', namespaces: ['operator'] }, ({ call }) =>
  call('GET /operator/settings/lines', {}),
);
export const getServerSideProps = load;

export default function LinesPage({ data }: PageProps<LoaderData<typeof load>>) {
  const { self, ...rest } = data;
  return (
    <DeskFrame self={self}>
      <LinesScreen {...rest} />
    </DeskFrame>
  );
}
LinesPage.frame = { layout: 'own' } satisfies FrameSettings;
