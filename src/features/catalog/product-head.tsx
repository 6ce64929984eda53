import Head from 'next/head';
import { useRouter } from 'next/router';
import { alternatesOf, canonicalPath, homeOf, localePath } from '../../client/page-address';
import { paths } from '../../contract/paths';
import { useShell } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import type { Product } from '../../contract/catalog';
import { breadcrumbList, jsonLd } from '../../ui/json-ld';
import { factsOf, productData } from './product-data';

const DESCRIPTION_LENGTH = 160;

interface Props {
  product: Product;
  /** The product's own link as addresses carry it; the page may have been opened by another one that means the same. */
  link?: string;
}

export function ProductHead({ product, link }: Props) {
  const { t } = useTranslation('common');
  const { tenant, origin, locale } = useShell();
  const { asPath } = useRouter();
  const path = canonicalPath(link ? paths.product(link) : asPath);
  const canonical = origin + homeOf(path, locale, tenant);
  const { category, title, images } = product;
  const description = factsOf(product).slice(0, DESCRIPTION_LENGTH) || title;
  const [image] = images;
  const pathOf = (place: string) => origin + localePath(place, locale, tenant);
  const toCategory = () => pathOf(paths.search({ filters: `category:${category.id}`, channel: product.channel }));
  const trail = [
    { name: t('nav.home'), url: pathOf(paths.home()) },
    ...(category.name ? [{ name: category.name, url: toCategory() }] : []),
    { name: title },
  ];
  return (
    <Head>
      <title key="title">{`${title} · ${tenant.name}`}</title>
      <meta key="description" name="description" content={description} />
      <meta key="og:type" property="og:type" content="product" />
      <meta key="og:title" property="og:title" content={title} />
      <meta key="og:description" property="og:description" content={description} />
      <meta key="og:url" property="og:url" content={canonical} />
      {image && <meta key="og:image" property="og:image" content={new URL(image, origin).href} />}
      {image && <meta key="twitter:card" name="twitter:card" content="summary_large_image" />}
      <link key="canonical" rel="canonical" href={canonical} />
      {alternatesOf(path, tenant).map(({ tag, path: other }) => (
        <link key={tag} rel="alternate" hrefLang={tag} href={origin + other} />
      ))}
      <link key="x-default" rel="alternate" hrefLang="x-default" href={origin + path} />
      {jsonLd('product', productData(product, { url: canonical, origin, shopName: tenant.name }))}
      {jsonLd('crumbs', breadcrumbList(trail))}
    </Head>
  );
}
