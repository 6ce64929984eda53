import type { GetServerSidePropsContext, GetServerSidePropsResult } from 'next';
import { DEFAULT_LOCALE, isLocale, type Locale } from '../../contract/locales';
import { ASKED_URL } from '../kernel/asked-url';

export const localized = (url: string, locale: Locale) =>
  locale === DEFAULT_LOCALE ? url : `/${locale}${url === '/' ? '' : url}`;

export const redirectTo = (destination: string): GetServerSidePropsResult<never> => ({
  redirect: { destination, statusCode: 307 },
});

/** The language of the address; Next calls one without a prefix English. */
export const routedLocale = ({ locale }: GetServerSidePropsContext): Locale =>
  isLocale(locale) ? locale : DEFAULT_LOCALE;

/** Whether the address names its language: `/en/…` asks for English, one without a prefix for nothing. */
export const namesLocale = (context: GetServerSidePropsContext): boolean =>
  routedLocale(context) !== DEFAULT_LOCALE || /^\/en(?=[/?#]|$)/.test(String(context.req.headers[ASKED_URL]));

/** First value of each query parameter. */
export const firstValues = ({ query }: GetServerSidePropsContext): Record<string, string | undefined> =>
  Object.fromEntries(Object.entries(query).map(([name, value]) => [name, Array.isArray(value) ? value[0] : value]));

// Next refuses undefined in props
export const withoutUndefined = <T extends object>(data: T): T => JSON.parse(JSON.stringify(data)) as T;
