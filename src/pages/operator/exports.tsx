import type { FrameSettings, PageProps } from '../../client/shell-data';
import { ExportsScreen } from '../../desks/exports/exports-screen';
import { deskProps, type LoaderData } from '../../server/entry';
import { DeskFrame } from '../../shell/desk/desk-frame';

const load = deskProps({ permission: null, namespaces: ['operator'] }, async ({ call }) => ({
  exports: await call('GET /operator/exports', {}),
}));
export const getServerSideProps = load;

export default function ExportsPage({ data }: PageProps<LoaderData<typeof load>>) {
  return (
    <DeskFrame self={data.self}>
      <ExportsScreen read={data.exports} />
    </DeskFrame>
  );
}
ExportsPage.frame = { layout: 'own' } satisfies FrameSettings;
