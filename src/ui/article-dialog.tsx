import { useTranslation } from '../client/use-translation';
import { ArticleHtml } from './article-html';
import { Dialog } from './dialog';

/** Articles of the shop one under another, read without leaving the page. */
export function ArticleDialog({
  articles,
  onClose,
}: {
  articles: { title: string; html: string }[];
  onClose: () => void;
}) {
  const { t } = useTranslation();
  return (
    <Dialog
      opened
      onClose={onClose}
      size="lg"
      title={articles[0]?.title}
      closeButtonProps={{ 'aria-label': t('actions.close') }}
    >
      {articles.map(({ title, html }, index) => (
        <section key={title}>
          {index > 0 && <h2>{title}</h2>}
          <ArticleHtml html={html} />
        </section>
      ))}
    </Dialog>
  );
}
