import classes from './article-html.module.css';

/** HTML that the server has sanitised (articles, product descriptions), in the page's own type. */
export function ArticleHtml({ html }: { html: string }) {
  return <div className={classes.article} dir="auto" dangerouslySetInnerHTML={{ __html: html }} />;
}
