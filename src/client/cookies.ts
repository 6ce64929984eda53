import Cookies from 'js-cookie';
import { cookieName, type CookieName } from '../contract/cookie-names';

const DAYS = { session: 90, place: 365, display: 3 * 365 } as const;

/** Names and lifetimes are fixed by docs/domain.md ("Cookies") and the specification's section 9. */
export const COOKIE_DAYS = {
  loggedIn: DAYS.session,
  profile: DAYS.session,
  token: DAYS.session,
  tenant: DAYS.place,
  host: DAYS.place,
  NEXT_LOCALE: DAYS.place,
  colorScheme: DAYS.display,
  direction: DAYS.display,
  primaryColor: DAYS.display,
} as const satisfies Record<CookieName, number>;

const isHttps = () => window.location.protocol === 'https:';
const wireName = (name: CookieName) => cookieName(name, isHttps());

export const readCookie = (name: CookieName): string | undefined => Cookies.get(wireName(name));

/** Host-only, Lax, and Secure where the page came over https. */
export function writeCookie(name: CookieName, value: string) {
  Cookies.set(wireName(name), value, {
    expires: COOKIE_DAYS[name],
    sameSite: 'lax',
    secure: isHttps(),
    path: '/',
  });
}

export const removeCookie = (name: CookieName) => Cookies.remove(wireName(name), { path: '/', secure: isHttps() });
