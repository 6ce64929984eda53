import type { FrameSettings, PageProps } from '../../../../client/shell-data';
import { useTranslation } from '../../../../client/use-translation';
import { deskPaths } from '../../../../contract/desk-paths';
import { ArticleRecordScreen } from '../../../../desks/content/article-record-screen';
import { loadArticle } from '../../../../desks/content/load-article';
import { RecordPage } from '../../../../desks/bench/record-page';
import { deskProps, type LoaderData } from '../../../../server/entry';
import { DeskFrame } from '../../../../shell/desk/desk-frame';
import { PageTitle } from '../../../../ui/page-title';

const load = deskProps({ permission: 'content.edit', namespaces: ['operator'] }, async ({ call, query, tenant }) => ({
  article: await loadArticle(call, query, tenant),
}));
export const getServerSideProps = load;

export default function ArticlePage({ data: { self, article } }: PageProps<LoaderData<typeof load>>) {
  const { t } = useTranslation('operator');
  return (
    <DeskFrame self={self}>
      <PageTitle title={t(`content.type.${article.type}`)} />
      <RecordPage back={deskPaths.articles()} name="articles">
        <ArticleRecordScreen key={`${article.type} ${article.language}`} first={article} />
      </RecordPage>
    </DeskFrame>
  );
}
ArticlePage.frame = { layout: 'own' } satisfies FrameSettings;
