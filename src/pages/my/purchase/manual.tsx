import { paths } from '../../../contract/paths';
import type { FrameSettings, PageProps } from '../../../client/shell-data';
import { loadManualOrders } from '../../../features/purchase/load-manual-orders';
import { ManualOrderListScreen } from '../../../features/purchase/manual-order-list-screen';
import { pageProps, type LoaderData } from '../../../server/entry';
import { AccountFrame } from '../../../shell/account-frame';

const load = pageProps({ access: 'user', namespaces: ['purchase'] }, ({ call, query }) =>
  loadManualOrders(call, query),
);
export const getServerSideProps = load;

export default function ManualOrdersPage({ data }: PageProps<LoaderData<typeof load>>) {
  return (
    <AccountFrame>
      <ManualOrderListScreen {...data} />
    </AccountFrame>
  );
}
ManualOrdersPage.frame = {
  contentHeader: [{ label: 'breadcrumbs.purchases', href: paths.purchases() }, { label: 'breadcrumbs.manualOrders' }],
  search: 'collapsed',
} satisfies FrameSettings;
