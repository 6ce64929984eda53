import { pageWithin } from '../../client/page-within';
import type { FrameSettings, PageProps } from '../../client/shell-data';
import { loadThreads } from '../../features/account/load-threads';
import { MessageScreen } from '../../features/account/message-screen';
import { ThreadsScreen } from '../../features/account/threads-screen';
import { pageProps, type LoaderData } from '../../server/entry';
import { AccountFrame } from '../../shell/account-frame';

const load = pageProps({ access: 'user', namespaces: ['my'] }, async ({ call, query }) => {
  const threads = await loadThreads(call, query);
  if (query.view === 'threads') return { threads, page: null };
  const page = await pageWithin(query.page, (pageNo) =>
    call('GET /front/user-notifications', { query: { pageNo, pageSize: 20 } }),
  );
  return { threads, page };
});
export const getServerSideProps = load;

export default function MessagesPage({ data: { threads, page } }: PageProps<LoaderData<typeof load>>) {
  const unread = threads.page.items.filter((thread) => thread.unread > 0).length;
  return (
    <AccountFrame>
      {page ? <MessageScreen page={page} unreadThreads={unread} /> : <ThreadsScreen {...threads} />}
    </AccountFrame>
  );
}
MessagesPage.frame = {
  contentHeader: [{ label: 'breadcrumbs.messages' }],
  search: 'collapsed',
} satisfies FrameSettings;
