import type { FrameSettings, PageProps } from '../../../client/shell-data';
import { deskPaths } from '../../../contract/desk-paths';
import { RecordPage } from '../../../desks/bench/record-page';
import { ThreadRecordScreen } from '../../../desks/customers/thread-record-screen';
import { deskProps, type LoaderData } from '../../../server/entry';
import { DeskFrame } from '../../../shell/desk/desk-frame';
import { PageTitle } from '../../../ui/page-title';

const load = deskProps({ permission: 'customer.read', namespaces: ['operator'] }, async ({ call, query }) => ({
  thread: await call('GET /operator/threads/{id}', { params: { id: query.id ?? '' } }),
  now: new Date().toISOString(),
}));
export const getServerSideProps = load;

export default function ThreadPage({ data: { self, thread, now } }: PageProps<LoaderData<typeof load>>) {
  return (
    <DeskFrame self={self}>
      <PageTitle title={`${thread.shopper.name} · ${thread.reference}`} />
      <RecordPage back={deskPaths.threads()} name="threads">
        <ThreadRecordScreen key={thread.id} first={thread} level={1} now={now} />
      </RecordPage>
    </DeskFrame>
  );
}
ThreadPage.frame = { layout: 'own' } satisfies FrameSettings;
