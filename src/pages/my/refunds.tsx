import { pageWithin } from '../../client/page-within';
import type { FrameSettings, PageProps } from '../../client/shell-data';
import { REFUND_STATUSES } from '../../contract/refund.enums';
import { RefundScreen } from '../../features/refund/refund-screen';
import { pageProps, type LoaderData } from '../../server/entry';
import { AccountFrame } from '../../shell/account-frame';

const load = pageProps({ access: 'user', namespaces: ['my', 'payment'] }, async ({ call, query }) => {
  const status = REFUND_STATUSES.find((known) => known === query.status);
  const orderNo = query.order?.trim().slice(0, 64) || undefined;
  const page = await pageWithin(query.page, (pageNo) =>
    call('GET /front/refunds', { query: { status, orderNo, pageNo, pageSize: 10 } }),
  );
  return { status, orderNo, page };
});
export const getServerSideProps = load;

export default function RefundsPage({ data }: PageProps<LoaderData<typeof load>>) {
  return (
    <AccountFrame>
      <RefundScreen {...data} />
    </AccountFrame>
  );
}
RefundsPage.frame = {
  contentHeader: [{ label: 'breadcrumbs.refunds' }],
  search: 'collapsed',
} satisfies FrameSettings;
