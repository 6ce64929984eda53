import type { FrameSettings, PageProps } from '../../../client/shell-data';
import { CodesScreen } from '../../../desks/warehouse/codes-screen';
import { readLabels } from '../../../desks/warehouse/read-labels';
import { deskProps, type LoaderData } from '../../../server/entry';
import { DeskFrame } from '../../../shell/desk/desk-frame';

const load = deskProps({ permission: 'warehouse.receive', namespaces: ['operator', 'transit'] }, ({ query }) =>
  Promise.resolve({ labels: readLabels(query.labels), isTest: query.test === '1' }),
);
export const getServerSideProps = load;

export default function CodesPage({ data: { self, labels, isTest } }: PageProps<LoaderData<typeof load>>) {
  return (
    <DeskFrame self={self}>
      <CodesScreen labels={labels} isTest={isTest} />
    </DeskFrame>
  );
}
CodesPage.frame = { layout: 'own' } satisfies FrameSettings;
