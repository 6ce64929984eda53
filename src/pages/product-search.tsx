import type { SearchData } from '../features/catalog/load-search';
import type { FrameSettings, PageProps } from '../client/shell-data';
import { loadSearch } from '../features/catalog/load-search';
import { SearchScreen } from '../features/catalog/search-screen';
import { pageProps } from '../server/entry';

export const getServerSideProps = pageProps<SearchData>(
  { access: 'public', namespaces: ['product'] },
  ({ call, query, tenant }) => loadSearch({ call, query, platforms: tenant.tenantPreference.productPlatforms }),
);

export default function ProductSearchPage({ data }: PageProps<SearchData>) {
  return <SearchScreen data={data} />;
}

const frame: FrameSettings = { search: 'open' };
ProductSearchPage.frame = frame;
