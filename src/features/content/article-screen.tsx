import Head from 'next/head';
import type { ReactNode } from 'react';
import { useTenant } from '../../client/use-shell';
import type { Article } from '../../contract/content';
import { ArticleHtml } from '../../ui/article-html';
import classes from './article-screen.module.css';

interface Props {
  article: Pick<Article, 'title'> & { html?: string };
  /** Another one, of which no page of its own tells. */
  below?: Props['article'] | null;
  /** Stands between the title and the words. */
  children?: ReactNode;
}

/** An article of the shop as a page of its own (RTE-3). */
export function ArticleScreen({ article: { title, html }, below, children }: Props) {
  const { name } = useTenant();
  return (
    <div className={classes.page}>
      <Head>
        <title key="title">{`${title} · ${name}`}</title>
      </Head>
      <h1 className={classes.title} dir="auto">
        {title}
      </h1>
      {children && <div className={classes.part}>{children}</div>}
      {html && <ArticleHtml html={html} />}
      {below?.html && (
        <section className={classes.below} aria-label={below.title}>
          <h2 dir="auto">{below.title}</h2>
          <ArticleHtml html={below.html} />
        </section>
      )}
    </div>
  );
}
