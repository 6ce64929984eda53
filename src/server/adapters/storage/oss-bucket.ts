import { GRANT_MINUTES, type BucketPort, type UploadGrant, type UploadWish } from './bucket.port';
import { createOutsideBucket, typeOf, withoutSlash } from './outside-bucket';
import { dayAndTime, encodePolicy, signV1, signV4, type Condition } from './post-policy';

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

/** Aliyun OSS: browsers write by PostObject with version 1 or 4 of the signature. */
export function createOssBucket(settings: OssSettings): BucketPort {
  const host = withoutSlash(settings.endpoint ?? `https://${settings.bucket}.oss-${settings.region}.aliyuncs.com`);
  const grant = settings.signature === 'v4' ? grantV4 : grantV1;
  return createOutsideBucket({ host, cdnUrl: settings.cdnUrl, grant: (wish) => grant(settings, wish) });
}

type Signed = Pick<UploadGrant, 'policy' | 'accessKeyId' | 'signature' | 'fields'>;

function grantV1(settings: OssSettings, wish: UploadWish): Signed {
  const fields = commonFields(settings, wish);
  const policy = policyOf(settings, wish, fields);
  return { policy, accessKeyId: settings.accessKeyId, signature: signV1(settings.accessKeySecret, policy), fields };
}

function grantV4(settings: OssSettings, wish: UploadWish): Signed {
  const { region, accessKeyId, accessKeySecret } = settings;
  const { day, at } = dayAndTime(wish.now);
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
