import { GRANT_MINUTES, type BucketPort, type UploadGrant, type UploadWish } from './bucket.port';
import { createOutsideBucket, typeOf, withoutSlash } from './outside-bucket';
import { dayAndTime, encodePolicy, signV4, type Condition } from './post-policy';

export interface S3Settings {
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Of temporary credentials. */
  sessionToken?: string | undefined;
  /** Where forms are posted: of Amazon unless given. Of others with the bucket in its path, `https://s3.example/bucket`. */
  endpoint?: string | undefined;
  /** Where files are read; the endpoint unless given. */
  cdnUrl?: string | undefined;
}

const s3Host = ({ bucket, region, endpoint }: Pick<S3Settings, 'bucket' | 'region' | 'endpoint'>): string =>
  withoutSlash(endpoint ?? `https://${bucket}.s3.${region}.amazonaws.com`);

/** Amazon S3 and all who speak like it (MinIO, R2, COS): browsers write by a presigned POST of version 4. */
export const createS3Bucket = (settings: S3Settings): BucketPort =>
  createOutsideBucket({ host: s3Host(settings), cdnUrl: settings.cdnUrl, grant: (wish) => grant(settings, wish) });

function grant(settings: S3Settings, wish: UploadWish): Omit<UploadGrant, 'key' | 'bucketHost' | 'cdnUrl'> {
  const { bucket, region, accessKeyId, secretAccessKey, sessionToken } = settings;
  const { day, at } = dayAndTime(wish.now);
  const signed = {
    'Content-Type': typeOf(wish),
    success_action_status: '200',
    'x-amz-algorithm': 'AWS4-HMAC-SHA256',
    'x-amz-credential': `${accessKeyId}/${day}/${region}/s3/aws4_request`,
    'x-amz-date': at,
    ...(sessionToken ? { 'x-amz-security-token': sessionToken } : {}),
  };
  const conditions: Condition[] = [
    { bucket },
    ['content-length-range', 1, wish.maxBytes],
    ['eq', '$key', wish.key],
    // a field that no condition names is refused, and browsers say what the file was called
    ['starts-with', '$name', ''],
    ...Object.entries(signed).map(([name, value]): Condition => ({ [name]: value })),
  ];
  const expiration = new Date(wish.now.getTime() + GRANT_MINUTES * 60_000).toISOString();
  const policy = encodePolicy({ expiration, conditions });
  const signature = signV4(secretAccessKey, { day, region, policy }, 's3');
  return { policy, accessKeyId: '', signature: '', fields: { ...signed, 'x-amz-signature': signature } };
}
