import type { FrameSettings, PageProps } from '../client/shell-data';
import { ArticleScreen } from '../features/content/article-screen';
import { loadArticle } from '../features/content/load-article';
import { pageProps, type LoaderData } from '../server/entry';

const load = pageProps({ access: 'public', namespaces: [] }, ({ call }) => loadArticle(call, 'PAYMENT_GUIDE'));
export const getServerSideProps = load;

export default function PaymentGuidePage({ data }: PageProps<LoaderData<typeof load>>) {
  return <ArticleScreen article={data} />;
}
PaymentGuidePage.frame = {
  contentHeader: [{ label: 'nav.paymentGuide' }],
  search: 'collapsed',
  background: 'pattern',
} satisfies FrameSettings;
