import type { FrameSettings, PageProps } from '../../../../client/shell-data';
import { NewLineScreen } from '../../../../desks/settings/lines/new-line-screen';
import { deskProps, type LoaderData } from '../../../../server/entry';
import { DeskFrame } from '../../../../shell/desk/desk-frame';

const load = deskProps({ permission: 'settings.read', namespaces: ['operator'] }, ({ call }) =>
  call('GET /operator/settings/line-start', {}),
);
export const getServerSideProps = load;

export default function NewLinePage({ data }: PageProps<LoaderData<typeof load>>) {
  const { self, ...rest } = data;
  return (
    <DeskFrame self={self}>
      <NewLineScreen {...rest} />
    </DeskFrame>
  );
}
NewLinePage.frame = { layout: 'own' } satisfies FrameSettings;
