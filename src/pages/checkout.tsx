import { paths } from '../contract/paths';
import type { FrameSettings, PageProps } from '../client/shell-data';
import { CheckoutScreen } from '../features/cart/checkout-screen';
import { loadCheckout } from '../features/cart/load-checkout';
import { pageProps, type LoaderData } from '../server/entry';

const load = pageProps({ access: 'user', namespaces: ['cart', 'transit'] }, ({ call, tenant }) =>
  loadCheckout(call, tenant.enabledArticle),
);
export const getServerSideProps = load;

export default function CheckoutPage({ data }: PageProps<LoaderData<typeof load>>) {
  return <CheckoutScreen {...data} />;
}
CheckoutPage.frame = {
  contentHeader: [{ label: 'breadcrumbs.cart', href: paths.cart() }, { label: 'breadcrumbs.checkout' }],
  search: 'none',
} satisfies FrameSettings;
