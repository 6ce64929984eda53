import { productHref } from '../client/product-href';
import type { FrameSettings, PageProps } from '../client/shell-data';
import { CartScreen } from '../features/cart/cart-screen';
import { pageProps, type LoaderData } from '../server/entry';

const load = pageProps({ access: 'user', namespaces: ['cart', 'transit'] }, async ({ call }) => {
  const [cart, warehouses] = await Promise.all([
    call('GET /front/cart', {}),
    call('GET /front/tenant-warehouses', { query: { warehouseRegion: 'CHINA' } }),
  ]);
  const links = cart.shops.flatMap((shop) => shop.cartItems.map(({ productUrl }) => productUrl));
  return { cart, warehouses, hrefs: Object.fromEntries(links.map((link) => [link, productHref(link)])) };
});
export const getServerSideProps = load;

export default function CartPage({ data }: PageProps<LoaderData<typeof load>>) {
  return <CartScreen firstCart={data.cart} warehouses={data.warehouses} hrefs={data.hrefs} />;
}
CartPage.frame = { contentHeader: [{ label: 'breadcrumbs.cart' }], search: 'collapsed' } satisfies FrameSettings;
