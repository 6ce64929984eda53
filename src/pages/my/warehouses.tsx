import type { FrameSettings, PageProps } from '../../client/shell-data';
import { loadUserWarehouses } from '../../features/warehouse/load-user-warehouses';
import { UserWarehousesScreen } from '../../features/warehouse/user-warehouses-screen';
import { pageProps, type LoaderData } from '../../server/entry';
import { AccountFrame } from '../../shell/account-frame';

const load = pageProps({ access: 'user', namespaces: ['proxyshipping', 'transit'] }, ({ call, query }) =>
  loadUserWarehouses(call, query),
);
export const getServerSideProps = load;

export default function WarehousesPage({ data }: PageProps<LoaderData<typeof load>>) {
  return (
    <AccountFrame>
      <UserWarehousesScreen {...data} />
    </AccountFrame>
  );
}
WarehousesPage.frame = {
  contentHeader: [{ label: 'breadcrumbs.proxyShipping' }],
  search: 'collapsed',
} satisfies FrameSettings;
