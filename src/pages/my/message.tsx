import type { FrameSettings, PageProps } from '../../client/shell-data';
import { MessageScreen } from '../../features/account/message-screen';
import { pageProps, type LoaderData } from '../../server/entry';
import { AccountFrame } from '../../shell/account-frame';

const load = pageProps({ access: 'user', namespaces: ['my'] }, async ({ call, query }) => {
  const pageNo = Math.min(1000, Math.max(1, Number.parseInt(query.page ?? '1', 10) || 1));
  return { page: await call('GET /front/user-notifications', { query: { pageNo, pageSize: 20 } }) };
});
export const getServerSideProps = load;

export default function MessagesPage({ data }: PageProps<LoaderData<typeof load>>) {
  return (
    <AccountFrame>
      <MessageScreen page={data.page} />
    </AccountFrame>
  );
}
MessagesPage.frame = {
  contentHeader: [{ label: 'breadcrumbs.messages' }],
  search: 'collapsed',
} satisfies FrameSettings;
