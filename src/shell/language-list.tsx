import { IconCheck } from '@tabler/icons-react';
import { useRouter } from 'next/router';
import { call } from '../client/call';
import { writeCookie } from '../client/cookies';
import { isLoggedIn } from '../client/session.store';
import { useShell } from '../client/use-shell';
import { DEFAULT_LOCALE, intlTag, LOCALE_FACTS, type Locale } from '../contract/locales';
import { splitLocale } from '../contract/redirect-target';
import classes from './status-bar.module.css';

/** The same page in another language. A whole new document: direction, fonts and everything cached change with it. */
export const addressIn = (locale: Locale, address: string) => {
  const path = withoutReturnLocale(address);
  return locale === DEFAULT_LOCALE ? path : `/${locale}${path === '/' ? '' : path}`;
};

/** Where login returns to is in the language chosen, too. */
function withoutReturnLocale(address: string): string {
  const [path = '', query = ''] = address.split('?');
  const given = new URLSearchParams(query);
  const target = given.get('redirectUrl');
  if (!target) return address;
  given.set('redirectUrl', splitLocale(target).path);
  return `${path}?${given.toString()}`;
}

/** Remembered before leaving, so that the unprefixed address stays in the language chosen. */
function choose(locale: Locale) {
  writeCookie('NEXT_LOCALE', locale);
  if (isLoggedIn()) void syncLanguage(locale);
}

async function syncLanguage(language: Locale) {
  try {
    await call('PUT /front/user/language', { query: { language } });
  } catch (error) {
    console.warn('the language was not kept', error);
  }
}

export function LanguageList() {
  const { locale, tenant } = useShell();
  // the server never sees what stands behind #
  const [address = '/'] = useRouter().asPath.split('#');
  return (
    <ul className={classes.languages}>
      {tenant.supportedLanguages.map((language) => (
        <li key={language}>
          <a
            className={classes.language}
            href={addressIn(language, address)}
            lang={intlTag(language)}
            hrefLang={intlTag(language)}
            dir={LOCALE_FACTS[language].direction}
            aria-current={language === locale || undefined}
            onClick={() => choose(language)}
          >
            {LOCALE_FACTS[language].name}
            {language === locale && <IconCheck size={16} aria-hidden />}
          </a>
        </li>
      ))}
    </ul>
  );
}
