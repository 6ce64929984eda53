/**
 * A cookie's name on the wire. Over https it has the prefix `__Host-`, which a browser takes only from this very host,
 * Secure and for the whole of it: a neighbour below the same domain can plant none.
 */
export const cookieName = (name: string, isHttps: boolean): string => (isHttps ? `__Host-${name}` : name);
