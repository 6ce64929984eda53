import type { FrameSettings, PageProps } from '../../../../client/shell-data';
import { ManualOrderDetailScreen } from '../../../../features/purchase/manual-order-detail-screen';
import { pageProps, type LoaderData } from '../../../../server/entry';

const load = pageProps({ access: 'user', namespaces: ['purchase'] }, ({ call, query }) =>
  call('GET /front/manual-orders/{id}', { params: { id: query.id ?? '' } }),
);
export const getServerSideProps = load;

export default function ManualOrderDetailPage({ data }: PageProps<LoaderData<typeof load>>) {
  return <ManualOrderDetailScreen order={data} />;
}
ManualOrderDetailPage.frame = {
  contentHeader: [
    { label: 'breadcrumbs.purchases', href: '/my/purchase' },
    { label: 'breadcrumbs.manualOrders', href: '/my/purchase/manual' },
    { label: 'breadcrumbs.manualOrderDetail' },
  ],
  search: 'collapsed',
} satisfies FrameSettings;
