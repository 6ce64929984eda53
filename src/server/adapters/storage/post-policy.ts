import { createHmac, timingSafeEqual } from 'node:crypto';

export type Condition =
  | ['content-length-range', number, number]
  | [match: string, field: string, value: unknown]
  | Record<string, string>;
export interface PostPolicy {
  /** ISO 8601, in UTC. */
  expiration: string;
  conditions: Condition[];
}

/** As it stands in the form's field `policy`, and as it is signed. */
export const encodePolicy = (policy: PostPolicy): string => Buffer.from(JSON.stringify(policy)).toString('base64');

/** Version 1: over the encoded policy. */
export const signV1 = (secret: string, policy: string): string =>
  createHmac('sha1', secret).update(policy).digest('base64');

/** Takes as long for a nearly right signature as for a wrong one. */
export function isSignedV1(secret: string, policy: string, signature: string): boolean {
  const [right, given] = [Buffer.from(signV1(secret, policy)), Buffer.from(signature)];
  return right.length === given.length && timingSafeEqual(right, given);
}

/** What version 4 calls itself at each vendor: the rest of it is the same. */
const SCHEMES = {
  oss: { seed: 'aliyun_v4', service: 'oss', end: 'aliyun_v4_request' },
  s3: { seed: 'AWS4', service: 's3', end: 'aws4_request' },
} as const;

/** Version 4: with a key made of the day and the region. @param day `yyyymmdd`, in UTC; @param region e.g. `cn-hangzhou` */
export function signV4(
  secret: string,
  { day, region, policy }: { day: string; region: string; policy: string },
  vendor: keyof typeof SCHEMES = 'oss',
): string {
  const { seed, service, end } = SCHEMES[vendor];
  const steps = [day, region, service, end];
  const key = steps.reduce<string | Buffer>(
    (last, step) => createHmac('sha256', last).update(step).digest(),
    `${seed}${secret}`,
  );
  return createHmac('sha256', key).update(policy).digest('hex');
}

/** Of a grant that is given now, in UTC. */
export function dayAndTime(now: Date): { day: string; at: string } {
  const at = `${now.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
  return { day: at.slice(0, 8), at };
}
