import { prefixOf, type BucketPort, type UploadGrant, type UploadWish } from './bucket.port';

interface Outside {
  /** Where forms are posted. */
  host: string;
  /** Where files are read; the host unless given. */
  cdnUrl: string | undefined;
  grant: (wish: UploadWish) => Pick<UploadGrant, 'policy' | 'accessKeyId' | 'signature' | 'fields'>;
}

const TIMEOUT_MS = 8000;
const MAX_BYTES = 10_485_760;
export const withoutSlash = (url: string) => url.replace(/\/+$/, '');

/** The type is said by us and held by the policy: else a form may call its file a page. */
export const typeOf = ({ key }: UploadWish) => (key.endsWith('.png') ? 'image/png' : 'image/jpeg');

/** A bucket of another company. Nothing is removed there: a rule of the bucket would not know what something refers to. */
export function createOutsideBucket({ host, cdnUrl, grant }: Outside): BucketPort {
  const cdn = withoutSlash(cdnUrl ?? host);
  return {
    grantUpload: (wish) => ({ ...grant(wish), key: wish.key, bucketHost: host, cdnUrl: `${cdn}/${wish.key}` }),
    keyOf: (address) => (address.startsWith(`${cdn}/`) ? address.slice(cdn.length + 1) : undefined),
    read: async (tenantId, key) =>
      key.startsWith(prefixOf(tenantId)) && /^[\w./-]+$/.test(key) && !key.includes('..')
        ? fetchObject(`${cdn}/${key}`)
        : undefined,
    keep: () => Promise.resolve(true),
    sizeOf: () => Promise.resolve(undefined),
    removeOlderThan: () => Promise.resolve(),
  };
}

/** The address is made of our own configuration and a key of our own form: nobody else's host is ever asked. */
async function fetchObject(url: string): Promise<Buffer | undefined> {
  const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok || Number(response.headers.get('content-length') ?? 0) > MAX_BYTES) {
    await response.body?.cancel();
    return undefined;
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += (chunk as Uint8Array).length;
    if (size > MAX_BYTES) return undefined;
    chunks.push(chunk as Uint8Array);
  }
  return Buffer.concat(chunks);
}
