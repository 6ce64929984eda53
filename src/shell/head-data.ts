import { paths } from '../contract/paths';
import { localePath } from '../client/page-address';
import type { ShellData } from '../client/shell-data';
import { intlTag } from '../contract/locales';

type Shop = Pick<ShellData, 'tenant' | 'locale' | 'origin'>;

const absolute = (path: string, origin: string) => new URL(path, origin).href;

/** Who keeps the shop, and how to search it: schema.org's Organization and WebSite, for the home page. */
export function shopData({ tenant, locale, origin }: Shop) {
  const home = absolute(localePath(paths.home(), locale, tenant), origin);
  const organization = {
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name: tenant.name,
    legalName: tenant.registrationEntity.name || undefined,
    url: home,
    logo: absolute(tenant.logoImage || '/icons/icon.svg', origin),
    email: tenant.serviceEmail || undefined,
    telephone: tenant.servicePhone || undefined,
    sameAs: tenant.socialMediaPlatforms.map(({ link }) => link).filter((link) => /^https?:\/\//.test(link)),
  };
  const website = {
    '@type': 'WebSite',
    '@id': `${origin}/#website`,
    name: tenant.name,
    description: tenant.description || undefined,
    url: home,
    inLanguage: intlTag(locale),
    publisher: { '@id': organization['@id'] },
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${absolute(localePath(paths.search({}), locale, tenant), origin)}?keyword={search_term_string}`,
      },
      'query-input': 'required name=search_term_string',
    },
  };
  return { '@graph': [organization, website] };
}
