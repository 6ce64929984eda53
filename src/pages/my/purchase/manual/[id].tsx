import { useRouter } from 'next/router';
import type { FrameSettings, PageProps } from '../../../../client/shell-data';
import { ManualOrderDetailScreen } from '../../../../features/purchase/manual-order-detail-screen';
import { paths } from '../../../../contract/paths';
import { pageProps, type LoaderData } from '../../../../server/entry';

const load = pageProps({ access: 'user', namespaces: ['purchase'] }, ({ call, query }) =>
  call('GET /front/manual-orders/{id}', { params: { id: query.id ?? '' } }),
);
export const getServerSideProps = load;

export default function ManualOrderDetailPage({ data }: PageProps<LoaderData<typeof load>>) {
  const router = useRouter();
  const reload = () => void router.replace(paths.manualOrderDetail(data.id), undefined, { scroll: false });
  const pay = (orderId: string) => void router.push(paths.purchase(orderId, true));
  return <ManualOrderDetailScreen order={data} onOrdered={pay} onChanged={reload} />;
}
ManualOrderDetailPage.frame = {
  contentHeader: [
    { label: 'breadcrumbs.purchases', href: paths.purchases() },
    { label: 'breadcrumbs.manualOrders', href: paths.manualOrders() },
    { label: 'breadcrumbs.manualOrderDetail' },
  ],
  search: 'collapsed',
} satisfies FrameSettings;
