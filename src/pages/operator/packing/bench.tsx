import type { FrameSettings, PageProps } from '../../../client/shell-data';
import { PackingBenchScreen } from '../../../desks/packing/packing-bench-screen';
import { deskProps, type LoaderData } from '../../../server/entry';
import { DeskFrame } from '../../../shell/desk/desk-frame';

const load = deskProps({ permission: 'packing.weigh', namespaces: ['operator', 'transit'] }, ({ query }) =>
  Promise.resolve({ bench: /^[1-8]$/.test(query.bench ?? '') ? (query.bench ?? '1') : '1' }),
);
export const getServerSideProps = load;

export default function PackingBenchPage({ data: { self, bench } }: PageProps<LoaderData<typeof load>>) {
  return (
    <DeskFrame self={self}>
      <PackingBenchScreen bench={bench} />
    </DeskFrame>
  );
}
PackingBenchPage.frame = { layout: 'own' } satisfies FrameSettings;
