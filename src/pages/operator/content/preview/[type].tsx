import dynamic from 'next/dynamic';
import type { FrameSettings, PageProps } from '../../../../client/shell-data';
import { splitFaq } from '../../../../contract/faq';
import type { ArticleType } from '../../../../contract/tenant';
import { previewProps, type LoaderData } from '../../../../server/entry';
import { PartLoading } from '../../../../ui/part-loading';

const FaqScreen = dynamic(() => import('../../../../features/content/faq-screen').then((file) => file.FaqScreen), {
  loading: PartLoading,
});
const ArticleScreen = dynamic(
  () => import('../../../../features/content/article-screen').then((file) => file.ArticleScreen),
  { loading: PartLoading },
);

const load = previewProps({ namespaces: ['homepage'] }, ({ call, query, locale }) =>
  call('GET /operator/articles/{type}/preview', {
    params: { type: query.type as ArticleType },
    query: { language: locale },
  }),
);
export const getServerSideProps = load;

/** An article as shoppers will read it, for the frame of its editor alone. */
export default function ArticlePreviewPage({ data: { type, title, html } }: PageProps<LoaderData<typeof load>>) {
  return type === 'FAQ' ? (
    <FaqScreen title={title} faq={splitFaq(html)} />
  ) : (
    <ArticleScreen article={{ title, html }} />
  );
}
ArticlePreviewPage.frame = { search: 'collapsed', background: 'pattern' } satisfies FrameSettings;
