import Cookies from 'js-cookie';

const DAYS = { session: 90, place: 365, display: 3 * 365 } as const;

/** Names and lifetimes are fixed by domain.md ("Cookies") and the specification's section 9. */
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
} as const;
export type CookieName = keyof typeof COOKIE_DAYS;

export const readCookie = (name: CookieName): string | undefined => Cookies.get(name);

/** Host-only, Lax, and Secure where the page came over https. */
export function writeCookie(name: CookieName, value: string) {
  Cookies.set(name, value, {
    expires: COOKIE_DAYS[name],
    sameSite: 'lax',
    secure: window.location.protocol === 'https:',
    path: '/',
  });
}

export const removeCookie = (name: CookieName) => Cookies.remove(name, { path: '/' });
