/** Those that pages and scripts share; the API's own are out of their reach. */
export const COOKIE_NAMES = [
  ...(['loggedIn', 'profile', 'token'] as const),
  ...(['tenant', 'host', 'NEXT_LOCALE'] as const),
  ...(['colorScheme', 'direction', 'primaryColor'] as const),
] as const;
export type CookieName = (typeof COOKIE_NAMES)[number];

/**
 * A cookie's name on the wire. Over https it has the prefix `__Host-`, which a browser takes only from this very host,
 * Secure and for the whole of it: a neighbour below the same domain can plant none.
 */
export const cookieName = (name: string, isHttps: boolean): string => (isHttps ? `__Host-${name}` : name);
