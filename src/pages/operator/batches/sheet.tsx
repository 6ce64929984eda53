import type { FrameSettings, PageProps } from '../../../client/shell-data';
import { BatchSheetScreen } from '../../../desks/batches/batch-sheet-screen';
import { deskProps, type LoaderData } from '../../../server/entry';
import { DeskFrame } from '../../../shell/desk/desk-frame';

const load = deskProps({ permission: 'packing.batch', namespaces: ['operator'] }, async ({ call, query }) => ({
  batch: await call('GET /operator/batches/{id}', { params: { id: query.id ?? '' } }),
}));
export const getServerSideProps = load;

export default function BatchSheetPage({ data: { self, batch } }: PageProps<LoaderData<typeof load>>) {
  return (
    <DeskFrame self={self}>
      <BatchSheetScreen batch={batch} />
    </DeskFrame>
  );
}
BatchSheetPage.frame = { layout: 'own' } satisfies FrameSettings;
