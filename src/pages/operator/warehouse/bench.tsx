import type { FrameSettings, PageProps } from '../../../client/shell-data';
import { BenchScreen } from '../../../desks/warehouse/bench-screen';
import { loadBench } from '../../../desks/warehouse/load-bench';
import { deskProps, type LoaderData } from '../../../server/entry';
import { DeskFrame } from '../../../shell/desk/desk-frame';

const load = deskProps(
  { permission: 'warehouse.receive', namespaces: ['operator', 'transit'] },
  ({ call, query, self }) => loadBench(call, query, self),
);
export const getServerSideProps = load;

export default function BenchPage({ data: { self, asked, warehouses } }: PageProps<LoaderData<typeof load>>) {
  return (
    <DeskFrame self={self}>
      <BenchScreen asked={asked} warehouses={warehouses} />
    </DeskFrame>
  );
}
BenchPage.frame = { layout: 'own' } satisfies FrameSettings;
