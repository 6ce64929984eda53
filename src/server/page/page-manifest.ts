import type { GetServerSideProps } from 'next';
import { localePath } from '../../client/page-address';
import { APP_ICONS, appIconPath } from '../../contract/app-icon';
import { intlTag, LOCALE_FACTS, type Locale } from '../../contract/locales';
import { paths } from '../../contract/paths';
import type { Tenant } from '../../contract/tenant';
import { lookOf } from './page-look';
import { shopInLanguage } from './page-robots';

/** Shops are changed seldom, and an installed one asks once a day or so. */
const KEPT_SECONDS = 3600;

/** `/manifest.webmanifest`, in each language: what makes a shop an app of a phone, under its own name and mark. */
export const manifestProps: GetServerSideProps = async (context) => {
  const shop = await shopInLanguage(context);
  if (!shop) return { notFound: true };
  context.res.setHeader('Content-Type', 'application/manifest+json; charset=utf-8');
  context.res.setHeader('Cache-Control', `public, max-age=${String(KEPT_SECONDS)}`);
  context.res.end(JSON.stringify(manifestOf(shop.tenant, shop.locale)));
  return { props: {} };
};

/** One app a host, whatever language it was installed in: its `id` stays. */
function manifestOf(tenant: Tenant, locale: Locale) {
  const { primary } = lookOf(tenant, { path: '/', primaryColor: undefined }).colours;
  return {
    id: '/',
    name: tenant.name,
    short_name: tenant.name,
    description: tenant.description || undefined,
    lang: intlTag(locale),
    dir: LOCALE_FACTS[locale].direction,
    start_url: localePath('/', locale, tenant),
    scope: '/',
    display: 'standalone',
    theme_color: primary,
    background_color: '#ffffff',
    categories: ['shopping'],
    icons: APP_ICONS.map((icon) => ({
      src: appIconPath(icon),
      sizes: `${String(icon.size)}x${String(icon.size)}`,
      type: 'image/png',
      purpose: icon.purpose,
    })),
    share_target: {
      action: localePath(paths.share(), locale, tenant),
      method: 'POST',
      enctype: 'multipart/form-data',
      params: {
        title: 'title',
        text: 'text',
        url: 'url',
        // as the search by picture takes them
        files: [{ name: 'picture', accept: ['image/jpeg', 'image/png'] }],
      },
    },
  };
}
