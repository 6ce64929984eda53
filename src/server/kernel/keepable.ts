import { createHash } from 'node:crypto';

/** By it the compression knows what is too short for it. */
export const lengthOf = (text: string) => ({ 'content-length': String(Buffer.byteLength(text)) });

/**
 * An answer that the asking browser may keep for a while, and after it asks for by its tag: 304 while it is the same.
 * `private`, since proxies know neither the shop nor the language that it is for.
 */
export function keepable(request: Request, body: unknown, maxAgeSeconds: number, headers: Record<string, string>) {
  const text = JSON.stringify(body);
  const etag = `W/"${createHash('sha1').update(text).digest('base64url')}"`;
  const kept = {
    ...headers,
    etag,
    'cache-control': `private, max-age=${maxAgeSeconds}`,
    vary: 'Accept-Language, X-Tenant-Domain, X-Tenant-Id',
  };
  const known = request.headers.get('if-none-match')?.split(',') ?? [];
  return known.some((each) => each.trim() === etag)
    ? new Response(null, { status: 304, headers: kept })
    : new Response(text, { headers: { ...kept, ...lengthOf(text) } });
}
