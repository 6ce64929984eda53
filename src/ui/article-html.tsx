import classes from './article-html.module.css';

// a wide table scrolls by itself: the keyboard has to reach it, too
const withReachableTables = (html: string) => html.replaceAll('<table', '<table tabindex="0"');

/** HTML that the server has sanitised (articles, product descriptions), in the page's own type. */
export function ArticleHtml({ html }: { html: string }) {
  return <div className={classes.article} dir="auto" dangerouslySetInnerHTML={{ __html: withReachableTables(html) }} />;
}
