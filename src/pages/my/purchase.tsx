import dynamic from 'next/dynamic';
import { useRouter } from 'next/router';
import type { FrameSettings, PageProps } from '../../client/shell-data';
import { PURCHASE_ORDER_STATUSES } from '../../contract/order-status';
import { PurchaseListScreen } from '../../features/purchase/purchase-list-screen';
import { pageProps, type LoaderData } from '../../server/entry';

const PayDialog = dynamic(() => import('../../features/payment/pay-dialog').then((file) => file.PayDialog), {
  ssr: false,
});

const load = pageProps({ access: 'user', namespaces: ['purchase', 'payment'] }, async ({ call, query }) => {
  const status = PURCHASE_ORDER_STATUSES.find((known) => known === query.status);
  const keyword = query.keyword?.slice(0, 100) || undefined;
  const pageNo = Math.min(1000, Math.max(1, Number.parseInt(query.page ?? '1', 10) || 1));
  return {
    status,
    keyword,
    page: await call('GET /front/purchase-orders', { query: { status, keyword, pageNo, pageSize: 10 } }),
  };
});
export const getServerSideProps = load;

export default function PurchasesPage({ data }: PageProps<LoaderData<typeof load>>) {
  const router = useRouter();
  const reload = () => void router.replace(router.asPath, undefined, { scroll: false });
  return (
    <PurchaseListScreen
      {...data}
      renderPay={({ payment }, close) =>
        payment && <PayDialog payment={payment} onClose={close} onPaid={() => (close(), reload())} />
      }
    />
  );
}
PurchasesPage.frame = {
  contentHeader: [{ label: 'breadcrumbs.purchases' }],
  search: 'collapsed',
} satisfies FrameSettings;
