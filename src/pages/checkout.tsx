import type { FrameSettings, PageProps } from '../client/shell-data';
import type { ArticleType } from '../contract/tenant';
import { CheckoutScreen } from '../features/cart/checkout-screen';
import { pageProps, type LoaderData } from '../server/entry';

const TERMS: ArticleType[] = ['USER_AGREEMENT', 'PROHIBITED_PURCHASE_ITEMS'];

const load = pageProps({ access: 'user', namespaces: ['cart'] }, async ({ call, tenant }) => {
  const shown = TERMS.filter((type) => tenant.enabledArticle.includes(type));
  return { articles: await Promise.all(shown.map((type) => call('GET /front/articles/{type}', { params: { type } }))) };
});
export const getServerSideProps = load;

export default function CheckoutPage({ data }: PageProps<LoaderData<typeof load>>) {
  return <CheckoutScreen articles={data.articles} />;
}
CheckoutPage.frame = {
  contentHeader: [{ label: 'breadcrumbs.cart', href: '/cart' }, { label: 'breadcrumbs.checkout' }],
  search: 'none',
} satisfies FrameSettings;
