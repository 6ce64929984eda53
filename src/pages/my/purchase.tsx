import dynamic from 'next/dynamic';
import { useRouter } from 'next/router';
import type { FrameSettings, PageProps } from '../../client/shell-data';
import { PurchaseOrderStatus, purchaseEndpoints } from '../../contract/purchase';
import { PurchaseListScreen } from '../../features/purchase/purchase-list-screen';
import { pageProps, type LoaderData } from '../../server/entry';

const PayDialog = dynamic(() => import('../../features/payment/pay-dialog').then((file) => file.PayDialog), {
  ssr: false,
});

const load = pageProps({ access: 'user', namespaces: ['purchase', 'payment'] }, async ({ call, query }) => {
  const status = PurchaseOrderStatus.safeParse(query.status).data;
  const keyword = query.keyword?.slice(0, 100) || undefined;
  const pageNo = Math.min(1000, Math.max(1, Number.parseInt(query.page ?? '1', 10) || 1));
  return {
    status,
    keyword,
    page: await call(purchaseEndpoints.list, { query: { status, keyword, pageNo, pageSize: 10 } }),
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
