import Head from 'next/head';
import { useRouter } from 'next/router';
import { useShell } from '../client/use-shell';
import { DEFAULT_LOCALE, intlTag, type Locale } from '../contract/locales';

/** What search engines, tabs and shared links show; a page overrides a line by its `key`. */
export function PageHead() {
  const { tenant, locale, origin, colours } = useShell();
  const { icon = '/icons/icon.svg', touchIcon, shareImage } = tenant.extras ?? {};
  const path = useRouter().asPath.split(/[?#]/)[0] ?? '/';
  const address = (language: Locale) =>
    origin + (language === DEFAULT_LOCALE ? path : `/${language}${path === '/' ? '' : path}`);
  const title = tenant.slogan ? `${tenant.name} · ${tenant.slogan}` : tenant.name;
  return (
    <Head>
      <title key="title">{title}</title>
      <meta key="viewport" name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      <meta key="description" name="description" content={tenant.description} />
      <meta key="og:site" property="og:site_name" content={tenant.name} />
      <meta key="og:title" property="og:title" content={title} />
      <meta key="og:image" property="og:image" content={new URL(shareImage || tenant.logoImage || icon, origin).href} />
      {shareImage && <meta key="twitter:card" name="twitter:card" content="summary_large_image" />}
      <meta key="theme-color" name="theme-color" content={colours.primary} />
      <link key="icon" rel="icon" href={icon} />
      {touchIcon && <link key="touch-icon" rel="apple-touch-icon" href={touchIcon} />}
      <link key="canonical" rel="canonical" href={address(locale)} />
      {tenant.supportedLanguages.map((language) => (
        <link key={language} rel="alternate" hrefLang={intlTag(language)} href={address(language)} />
      ))}
    </Head>
  );
}
