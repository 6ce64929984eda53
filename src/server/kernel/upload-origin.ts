import { env } from '../env';

/** Where browsers send uploads, if it is not this server: pages must be allowed to connect there. */
export function uploadOrigin(): string | undefined {
  const { OSS_BUCKET, OSS_REGION, OSS_ENDPOINT } = env();
  if (!OSS_BUCKET || !OSS_REGION) return undefined;
  return OSS_ENDPOINT ? new URL(OSS_ENDPOINT).origin : `https://${OSS_BUCKET}.oss-${OSS_REGION}.aliyuncs.com`;
}
