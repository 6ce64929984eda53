import { join } from 'node:path';
import { env } from '../../env';
import { openMaster } from './bucket-master';
import type { BucketPort } from './bucket.port';
import { createLocalBucket, type LocalBucket } from './local-bucket';
import { createOssBucket } from './oss-bucket';
import { createS3Bucket } from './s3-bucket';

let local: LocalBucket | undefined;
let chosen: BucketPort | undefined;

/** Where uploads go: Aliyun OSS where it is configured, or a bucket like S3, else a bucket of our own in the data folder. */
export const bucket = (): BucketPort => (chosen ??= ossBucket() ?? s3Bucket() ?? localBucket());

/** The bucket of our own, where no other is chosen: what answers the form on this server. */
export const servedBucket = (): LocalBucket | undefined => (bucket() === local ? local : undefined);

/** Another bucket in this folder, for tests; nothing: as configured. */
export function setBucket(port: { local: LocalBucket } | undefined) {
  local = port?.local;
  chosen = port?.local;
}

function localBucket(): LocalBucket {
  const folder = join(env().DATA_DIR, 'bucket');
  return (local ??= createLocalBucket(folder, openMaster(folder)));
}

function ossBucket(): BucketPort | undefined {
  const { OSS_BUCKET, OSS_REGION, OSS_ACCESS_KEY_ID, OSS_ACCESS_KEY_SECRET } = env();
  if (!OSS_BUCKET || !OSS_REGION || !OSS_ACCESS_KEY_ID || !OSS_ACCESS_KEY_SECRET) return undefined;
  return createOssBucket({
    bucket: OSS_BUCKET,
    region: OSS_REGION,
    accessKeyId: OSS_ACCESS_KEY_ID,
    accessKeySecret: OSS_ACCESS_KEY_SECRET,
    securityToken: env().OSS_SECURITY_TOKEN,
    endpoint: env().OSS_ENDPOINT,
    cdnUrl: env().OSS_CDN_URL,
    signature: env().OSS_SIGNATURE,
  });
}

function s3Bucket(): BucketPort | undefined {
  const { S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = env();
  if (!S3_BUCKET || !S3_REGION || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) return undefined;
  return createS3Bucket({
    bucket: S3_BUCKET,
    region: S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
    sessionToken: env().S3_SESSION_TOKEN,
    endpoint: env().S3_ENDPOINT,
    cdnUrl: env().S3_CDN_URL,
  });
}
