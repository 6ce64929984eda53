import type { FrameSettings, PageProps } from '../client/shell-data';
import { FavoritesScreen } from '../features/catalog/favorites-screen';
import { loadFavorites } from '../features/catalog/load-favorites';
import { pageProps, type LoaderData } from '../server/entry';
import { AccountFrame } from '../shell/account-frame';

const load = pageProps({ access: 'user', namespaces: ['my', 'product'] }, ({ call, query, tenant }) =>
  loadFavorites({ call, query, platforms: tenant.tenantPreference.productPlatforms }),
);
export const getServerSideProps = load;

export default function FavoritesPage({ data }: PageProps<LoaderData<typeof load>>) {
  return (
    <AccountFrame>
      <FavoritesScreen data={data} />
    </AccountFrame>
  );
}
FavoritesPage.frame = {
  contentHeader: [{ label: 'breadcrumbs.favorites' }],
  search: 'collapsed',
} satisfies FrameSettings;
