import dynamic from 'next/dynamic';
import type { FrameSettings, PageProps } from '../client/shell-data';
import { loadHowTo } from '../features/content/load-article';
import { pageProps, type LoaderData } from '../server/entry';
import { PartLoading } from '../ui/part-loading';

// a shop has one form of the page: the other one's code stays away
const HowToScreen = dynamic(() => import('../features/content/how-to-screen').then((file) => file.HowToScreen), {
  loading: PartLoading,
});
const ArticleScreen = dynamic(() => import('../features/content/article-screen').then((file) => file.ArticleScreen), {
  loading: PartLoading,
});

const load = pageProps({ access: 'public', namespaces: [] }, ({ call }) => loadHowTo(call));
export const getServerSideProps = load;

export default function HowToUsePage({ data: { howTo, article } }: PageProps<LoaderData<typeof load>>) {
  return howTo ? <HowToScreen howTo={howTo} /> : <ArticleScreen article={article} />;
}
HowToUsePage.frame = {
  contentHeader: [{ label: 'nav.howToUse' }],
  search: 'collapsed',
  background: 'pattern',
} satisfies FrameSettings;
