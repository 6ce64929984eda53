import { prefixOf, GRANT_MINUTES, type BucketPort, type UploadGrant, type UploadWish } from './bucket.port';
import { encodePolicy, signV1, signV4, type Condition } from './post-policy';

export interface OssSettings {
  bucket: string;
  /** The bare form, e.g. `cn-hangzhou`. */
  region: string;
  accessKeyId: string;
  accessKeySecret: string;
  /** Of temporary credentials. */
  securityToken?: string | undefined;
  /** `https://<bucket>.oss-<region>.aliyuncs.com` unless given. */
  endpoint?: string | undefined;
  /** Where files are read; the endpoint unless given. */
  cdnUrl?: string | undefined;
  signature: 'v1' | 'v4';
}

const TIMEOUT_MS = 8000;
const MAX_BYTES = 10_485_760;
const withoutSlash = (url: string) => url.replace(/\/+$/, '');

/**
 * Aliyun OSS: browsers write by PostObject with version 1 or 4 of the signature. Nothing is removed there: a rule of the
 * bucket would not know what something refers to.
 */
export function createOssBucket(settings: OssSettings): BucketPort {
  const host = withoutSlash(settings.endpoint ?? `https://${settings.bucket}.oss-${settings.region}.aliyuncs.com`);
  const cdn = withoutSlash(settings.cdnUrl ?? host);
  return {
    grantUpload: (wish) => ({
      ...(settings.signature === 'v4' ? grantV4(settings, wish) : grantV1(settings, wish)),
      key: wish.key,
      bucketHost: host,
      cdnUrl: `${cdn}/${wish.key}`,
    }),
    keyOf: (address) => (address.startsWith(`${cdn}/`) ? address.slice(cdn.length + 1) : undefined),
    read: async (tenantId, key) =>
      key.startsWith(prefixOf(tenantId)) && /^[\w./-]+$/.test(key) && !key.includes('..')
        ? fetchObject(`${cdn}/${key}`)
        : undefined,
    keep: () => Promise.resolve(true),
    removeOlderThan: () => Promise.resolve(),
  };
}

type Signed = Pick<UploadGrant, 'policy' | 'accessKeyId' | 'signature' | 'fields'>;

function grantV1(settings: OssSettings, wish: UploadWish): Signed {
  const fields = commonFields(settings, wish);
  const policy = policyOf(settings, wish, fields);
  return { policy, accessKeyId: settings.accessKeyId, signature: signV1(settings.accessKeySecret, policy), fields };
}

function grantV4(settings: OssSettings, wish: UploadWish): Signed {
  const { region, accessKeyId, accessKeySecret } = settings;
  const at = `${wish.now.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
  const day = at.slice(0, 8);
  const signed = {
    ...commonFields(settings, wish),
    'x-oss-signature-version': 'OSS4-HMAC-SHA256',
    'x-oss-credential': `${accessKeyId}/${day}/${region}/oss/aliyun_v4_request`,
    'x-oss-date': at,
  };
  const policy = policyOf(settings, wish, signed);
  const signature = signV4(accessKeySecret, { day, region, policy });
  return { policy, accessKeyId: '', signature: '', fields: { ...signed, 'x-oss-signature': signature } };
}

/** The type is said by us and held by the policy: else a form may call its file a page. */
const typeOf = ({ key }: UploadWish) => (key.endsWith('.png') ? 'image/png' : 'image/jpeg');

const commonFields = ({ securityToken }: OssSettings, wish: UploadWish): Record<string, string> => ({
  'Content-Type': typeOf(wish),
  success_action_status: '200',
  'x-oss-forbid-overwrite': 'true',
  ...(securityToken ? { 'x-oss-security-token': securityToken } : {}),
});

function policyOf({ bucket }: OssSettings, wish: UploadWish, fields: Record<string, string>): string {
  const { key, maxBytes, now } = wish;
  const conditions: Condition[] = [
    { bucket },
    ['content-length-range', 1, maxBytes],
    ['eq', '$key', key],
    ['in', '$content-type', [typeOf(wish)]],
    ...Object.entries(fields)
      .filter(([name]) => name !== 'Content-Type')
      .map(([name, value]): Condition => ({ [name]: value })),
  ];
  return encodePolicy({ expiration: new Date(now.getTime() + GRANT_MINUTES * 60_000).toISOString(), conditions });
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
