import { env } from '../env';

/** Where browsers send uploads, if it is not this server: pages must be allowed to connect there. */
export function uploadOrigin(): string | undefined {
  const { OSS_BUCKET, OSS_REGION, OSS_ENDPOINT, S3_BUCKET, S3_REGION, S3_ENDPOINT } = env();
  if (OSS_BUCKET && OSS_REGION)
    return originOfUrl(OSS_ENDPOINT ?? `https://${OSS_BUCKET}.oss-${OSS_REGION}.aliyuncs.com`);
  if (S3_BUCKET && S3_REGION) return originOfUrl(S3_ENDPOINT ?? `https://${S3_BUCKET}.s3.${S3_REGION}.amazonaws.com`);
  return undefined;
}

const originOfUrl = (url: string) => new URL(url).origin;
