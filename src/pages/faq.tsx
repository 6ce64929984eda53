import type { FrameSettings, PageProps } from '../client/shell-data';
import { splitFaq } from '../contract/faq';
import { FaqScreen } from '../features/content/faq-screen';
import { loadArticle } from '../features/content/load-article';
import { pageProps, type LoaderData } from '../server/entry';

const load = pageProps({ access: 'public', namespaces: ['homepage'] }, async ({ call }) => {
  const { title, html } = await loadArticle(call, 'FAQ');
  return { title, faq: splitFaq(html) };
});
export const getServerSideProps = load;

export default function FaqPage({ data }: PageProps<LoaderData<typeof load>>) {
  return <FaqScreen {...data} />;
}
FaqPage.frame = {
  contentHeader: [{ label: 'nav.faq' }],
  search: 'collapsed',
  background: 'pattern',
} satisfies FrameSettings;
