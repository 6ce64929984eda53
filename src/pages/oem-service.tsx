import type { FrameSettings, PageProps } from '../client/shell-data';
import { ArticleScreen } from '../features/content/article-screen';
import { loadArticle } from '../features/content/load-article';
import { pageProps, type LoaderData } from '../server/entry';

const load = pageProps({ access: 'public', namespaces: [] }, ({ call }) => loadArticle(call, 'OEM'));
export const getServerSideProps = load;

export default function OemServicePage({ data }: PageProps<LoaderData<typeof load>>) {
  return <ArticleScreen article={data} />;
}
OemServicePage.frame = {
  contentHeader: [{ label: 'nav.oem' }],
  search: 'collapsed',
  background: 'pattern',
} satisfies FrameSettings;
