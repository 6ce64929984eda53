import Head from 'next/head';
import classes from './plain-page.module.css';

/** Without a shop there is no frame, name or colour: only what can be said (TEN-7). */
export function PlainPage({ title, text }: { title: string; text: string }) {
  return (
    <main className={classes.page}>
      <Head>
        <title>{title}</title>
        <meta name="robots" content="noindex" />
      </Head>
      <img src="/icons/state-compass.webp" alt="" width={96} height={96} />
      <h1>{title}</h1>
      <p>{text}</p>
    </main>
  );
}
