import type { FrameSettings, PageProps } from '../../client/shell-data';
import { loadThreads } from '../../desks/customers/load-threads';
import { ThreadsScreen } from '../../desks/customers/threads-screen';
import { deskProps, type LoaderData } from '../../server/entry';
import { DeskFrame } from '../../shell/desk/desk-frame';

const load = deskProps({ permission: 'customer.read', namespaces: ['operator'] }, ({ call, query }) =>
  loadThreads(call, query),
);
export const getServerSideProps = load;

export default function ThreadsPage({ data: { self, list, asked, now } }: PageProps<LoaderData<typeof load>>) {
  return (
    <DeskFrame self={self}>
      <ThreadsScreen list={list} asked={asked} now={now} />
    </DeskFrame>
  );
}
ThreadsPage.frame = { layout: 'own' } satisfies FrameSettings;
