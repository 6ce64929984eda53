import type { FrameSettings, PageProps } from '../client/shell-data';
import { loadProduct, type ProductData } from '../features/catalog/load-product';
import { ProductScreen } from '../features/catalog/product-screen';
import { pageProps } from '../server/entry';

export const getServerSideProps = pageProps<ProductData>(
  { access: 'public', namespaces: ['product', 'transit'] },
  async ({ call, query, setStatus }) => {
    const data = await loadProduct(call, query.url);
    if (data.kind !== 'product') setStatus(data.kind === 'failed' ? 502 : 404);
    return data;
  },
);

export default function ProductPage({ data }: PageProps<ProductData>) {
  return <ProductScreen data={data} />;
}

const frame: FrameSettings = { search: 'open' };
ProductPage.frame = frame;
