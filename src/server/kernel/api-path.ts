/**
 * The path of an API request as every reader of it sees it, or undefined where readers could differ: an address that
 * leaves `/api` once somebody has resolved it, or that a backend behind us may decode to another one. It is judged
 * before the storefront's key goes with it.
 * @param target path and query as they were asked for
 */
export function plainApiPath(target: string): string | undefined {
  const [raw = ''] = target.split(/[?#]/, 1);
  const decoded = decodeOnce(raw);
  // what is encoded still was encoded twice
  if (decoded === undefined || /[%\\;\p{Cc}]/u.test(decoded)) return undefined;
  const [root, api, ...segments] = decoded.split('/');
  if (root !== '' || api !== 'api' || decoded.split('/').length !== raw.split('/').length) return undefined;
  return segments.length > 0 && segments.every((segment) => !/^\.{0,2}$/.test(segment)) ? raw : undefined;
}

function decodeOnce(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
