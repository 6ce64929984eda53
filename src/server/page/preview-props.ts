import type { GetServerSideProps } from 'next';
import { ApiError, type Call } from '../../client/caller';
import type { PageProps } from '../../client/shell-data';
import { deskPaths } from '../../contract/desk-paths';
import type { Locale } from '../../contract/locales';
import { cookieOf } from '../kernel/cookies';
import { drawMoment } from './draw-moment';
import { firstValues, localized, redirectTo, routedLocale, withoutUndefined } from './loader-answers';
import { callerFor } from './page-caller';
import { hostOf, shellOf } from './page-shell';
import { tenantOf } from './page-tenant';
import { ownTextsOf } from './own-texts';
import { pageTranslations, type Namespace } from './page-translations';

interface PreviewContext {
  call: Call;
  locale: Locale;
  query: Record<string, string | undefined>;
}

/**
 * The loader of a page of the shop that only its staff sees, in a frame of theirs: in the language of its address, as
 * whoever comes for the first time would read it. Nothing keeps it, and no search engine lists it.
 */
export function previewProps<Data extends object>(
  { namespaces, later }: { namespaces: Namespace[]; later?: Namespace[] },
  load: (context: PreviewContext) => Promise<Data>,
): GetServerSideProps<PageProps<Data>> {
  return async (context) => {
    const host = hostOf(context.req);
    const locale = routedLocale(context);
    const call = callerFor(host, locale, { staffToken: cookieOf(context.req.cookies, 'staffToken') });
    try {
      const self = await call('GET /operator/me', {});
      if (!self.permissions.includes('content.edit')) return { notFound: true };
      const tenant = await tenantOf(host, locale);
      if (!tenant.supportedLanguages.includes(locale)) return { notFound: true };
      const data = await load({ call, locale, query: firstValues(context) });
      await drawMoment();
      context.res.setHeader('X-Robots-Tag', 'noindex, nofollow');
      const shell = shellOf(host, {}, { tenant, locale, profile: null, path: context.resolvedUrl });
      const texts = pageTranslations(locale, namespaces, later, await ownTextsOf(host, locale));
      return { props: { shell, data: withoutUndefined(data), ...texts } };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.status === 401) return redirectTo(localized(deskPaths.login(context.resolvedUrl), locale));
      if (error.status >= 400 && error.status < 500 && error.status !== 429) return { notFound: true };
      throw error;
    }
  };
}
