import { useTranslation } from '../../client/use-translation';
import type { DeskArticle } from '../../contract/article-desk';
import { LOCALE_FACTS } from '../../contract/locales';
import { ArticleHtml } from '../../ui/article-html';
import classes from './content.module.css';

/** What whoever translates has beside it: what the shop's own language says. */
export function ArticleAside({ article: { language, source, sourceShown } }: { article: DeskArticle }) {
  const { t } = useTranslation('operator');
  if (language === source || !sourceShown) return null;
  return (
    <section className={classes.card}>
      <h2>{t('content.sourceSays', { name: LOCALE_FACTS[source].name })}</h2>
      <div className={classes.source} lang={source} tabIndex={0} role="group" aria-label={sourceShown.title}>
        <h3>{sourceShown.title}</h3>
        <ArticleHtml html={sourceShown.html} />
      </div>
    </section>
  );
}
