import Head from 'next/head';
import { useTenant } from '../client/use-shell';

/** What the browser's tab says: the page, then the shop. */
export function PageTitle({ title }: { title: string }) {
  const { name } = useTenant();
  return (
    <Head>
      <title key="title">{`${title} · ${name}`}</title>
    </Head>
  );
}
