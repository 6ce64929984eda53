import Head from 'next/head';
import { useRouter } from 'next/router';
import { useShell } from '../../client/use-shell';
import type { Product } from '../../contract/catalog';
import { DEFAULT_LOCALE } from '../../contract/locales';

const DESCRIPTION_LENGTH = 160;

export function ProductHead({ product }: { product: Product }) {
  const { tenant, origin, locale } = useShell();
  const { asPath } = useRouter();
  const title = `${product.title} · ${tenant.name}`;
  const facts = product.attributes.map(({ name, value }) => `${name}: ${value}`).join(', ');
  const [image] = product.images;
  return (
    <Head>
      <title key="title">{title}</title>
      <meta key="description" name="description" content={facts.slice(0, DESCRIPTION_LENGTH) || product.title} />
      <meta key="og:title" property="og:title" content={product.title} />
      {image && <meta key="og:image" property="og:image" content={new URL(image, origin).href} />}
      <link
        key="canonical"
        rel="canonical"
        href={`${origin}${locale === DEFAULT_LOCALE ? '' : `/${locale}`}${asPath.split('#')[0] ?? ''}`}
      />
    </Head>
  );
}
