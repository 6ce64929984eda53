import type { FrameSettings, PageProps } from '../client/shell-data';
import { ArticleScreen } from '../features/content/article-screen';
import { loadArticle } from '../features/content/load-article';
import { pageProps, type LoaderData } from '../server/entry';

const load = pageProps({ access: 'public', namespaces: ['homepage'] }, ({ call }) => loadArticle(call, 'HOW_TO_USE'));
export const getServerSideProps = load;

export default function HowToUsePage({ data }: PageProps<LoaderData<typeof load>>) {
  return <ArticleScreen article={data} />;
}
HowToUsePage.frame = { contentHeader: [{ label: 'nav.howToUse' }], search: 'collapsed' } satisfies FrameSettings;
