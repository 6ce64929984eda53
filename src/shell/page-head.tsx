import Head from 'next/head';
import { useRouter } from 'next/router';
import { alternatesOf, canonicalPath, homeOf, isUnlisted, localePath } from '../client/page-address';
import { TOUCH_ICON } from '../contract/app-icon';
import { DEFAULT_ICON, paths } from '../contract/paths';
import type { FrameSettings } from '../client/shell-data';
import { useShell } from '../client/use-shell';
import { useTranslation } from '../client/use-translation';
import { intlTag } from '../contract/locales';
import { breadcrumbList, jsonLd } from '../ui/json-ld';
import { shopData } from './head-data';

/** What search engines, tabs and shared links show; a page overrides a line by its `key`. */
export function PageHead({ crumbs }: { crumbs?: FrameSettings['contentHeader'] }) {
  const { t } = useTranslation();
  const shop = useShell();
  const { tenant, locale, origin, colours } = shop;
  const { icon = DEFAULT_ICON, touchIcon = TOUCH_ICON, shareImage } = tenant.extras ?? {};
  const path = canonicalPath(useRouter().asPath);
  const canonical = origin + homeOf(path, locale, tenant);
  const here = crumbs?.at(-1);
  const ofShop = tenant.slogan ? `${tenant.name} · ${tenant.slogan}` : tenant.name;
  const title = here ? `${t(here.label)} · ${tenant.name}` : ofShop;
  const trail = [{ label: 'nav.home', href: paths.home() }, ...(crumbs ?? [])].map(({ label, href }) => ({
    name: t(label),
    url: href && origin + localePath(href, locale, tenant),
  }));
  return (
    <Head>
      <title key="title">{title}</title>
      <meta key="viewport" name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      <meta key="description" name="description" content={tenant.description} />
      {isUnlisted(path) && <meta key="robots" name="robots" content="noindex, nofollow" />}
      <meta key="og:type" property="og:type" content="website" />
      <meta key="og:site" property="og:site_name" content={tenant.name} />
      <meta key="og:title" property="og:title" content={title} />
      <meta key="og:description" property="og:description" content={tenant.description} />
      <meta key="og:url" property="og:url" content={canonical} />
      <meta key="og:locale" property="og:locale" content={intlTag(locale).replace('-', '_')} />
      <meta key="og:image" property="og:image" content={new URL(shareImage || tenant.logoImage || icon, origin).href} />
      <meta key="twitter:card" name="twitter:card" content={shareImage ? 'summary_large_image' : 'summary'} />
      <meta key="theme-color" name="theme-color" content={colours.primary} />
      <link key="icon" rel="icon" href={icon} />
      <link key="touch-icon" rel="apple-touch-icon" href={touchIcon} />
      <link key="manifest" rel="manifest" href={localePath('/manifest.webmanifest', locale, tenant)} />
      <link key="canonical" rel="canonical" href={canonical} />
      {alternatesOf(path, tenant).map(({ tag, path: other }) => (
        <link key={tag} rel="alternate" hrefLang={tag} href={origin + other} />
      ))}
      <link key="x-default" rel="alternate" hrefLang="x-default" href={origin + path} />
      {path === paths.home() && jsonLd('shop', shopData(shop))}
      {crumbs && jsonLd('crumbs', breadcrumbList(trail))}
    </Head>
  );
}
