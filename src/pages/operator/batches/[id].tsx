import type { FrameSettings, PageProps } from '../../../client/shell-data';
import { deskPaths } from '../../../contract/desk-paths';
import { BatchRecordScreen } from '../../../desks/batches/batch-record-screen';
import { RecordPage } from '../../../desks/bench/record-page';
import { deskProps, type LoaderData } from '../../../server/entry';
import { DeskFrame } from '../../../shell/desk/desk-frame';
import { PageTitle } from '../../../ui/page-title';

const load = deskProps({ permission: 'packing.batch', namespaces: ['operator'] }, async ({ call, query }) => ({
  batch: await call('GET /operator/batches/{id}', { params: { id: query.id ?? '' } }),
  now: new Date().toISOString(),
}));
export const getServerSideProps = load;

export default function BatchPage({ data: { self, batch, now } }: PageProps<LoaderData<typeof load>>) {
  return (
    <DeskFrame self={self}>
      <PageTitle title={batch.batchNo} />
      <RecordPage back={deskPaths.batches()} name="batches">
        <BatchRecordScreen key={batch.id} first={batch} now={now} />
      </RecordPage>
    </DeskFrame>
  );
}
BatchPage.frame = { layout: 'own' } satisfies FrameSettings;
