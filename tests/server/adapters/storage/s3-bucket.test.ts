import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { UploadGrant } from '../../../../src/server/adapters/storage/bucket.port';
import { signV4 } from '../../../../src/server/adapters/storage/post-policy';
import { createS3Bucket } from '../../../../src/server/adapters/storage/s3-bucket';
import { uploadOrigin } from '../../../../src/server/kernel/upload-origin';
import { S3, startFakeS3 } from '../../../support/storage/fake-s3';
import { withEnv } from '../../../support/with-env';

const NOW = new Date('2026-11-23T08:00:00Z');
const WISH = { tenantId: 'hanoi', key: 't/hanoi/202611/abc.png', maxBytes: 1000, origin: 'https://hanoi.test', now: NOW }; // prettier-ignore
let now = NOW;
let fake: Awaited<ReturnType<typeof startFakeS3>>;
beforeAll(async () => {
  fake = await startFakeS3(() => now);
});
afterAll(() => fake.close());

/** As the browser sends it. */
async function post({ bucketHost, ...grant }: UploadGrant, change: Record<string, string> = {}, file = 'bytes') {
  const fields = { key: grant.key, name: 'my cup.png', policy: grant.policy, ...grant.fields, ...change };
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', new File([file], 'my cup.png'));
  const response = await fetch(bucketHost, { method: 'POST', body: form });
  return [response.status, /<Message>([^<]*)/.exec(await response.text())?.[1]];
}
const bucket = (change = {}) => createS3Bucket({ ...S3, endpoint: fake.url, ...change });

describe('a bucket like S3', () => {
  it('takes the file that it was granted for, and gives it back', async () => {
    const grant = bucket().grantUpload(WISH);
    expect([grant.accessKeyId, grant.signature]).toEqual(['', '']);
    expect(await post(grant)).toEqual([200, undefined]);
    expect(fake.files.get(WISH.key)).toEqual({ type: 'image/png', text: 'bytes' });
    expect(grant.cdnUrl).toBe(`${fake.url}/${WISH.key}`);
    expect((await bucket().read('hanoi', bucket().keyOf(grant.cdnUrl, '') ?? ''))?.toString()).toBe('bytes');
    expect(await bucket().read('seoul', WISH.key)).toBeUndefined();
  });

  it.each([
    ['another key', { key: 't/hanoi/202611/b.png' }, 'Policy Condition failed: key'],
    ['a page for a picture', { 'Content-Type': 'text/html' }, 'Policy Condition failed: content-type'],
    ['another field', { acl: 'public-read' }, 'Extra input fields: acl'],
    ['another policy', { policy: Buffer.from('{}').toString('base64') }, 'SignatureDoesNotMatch'],
  ])('takes no %s', async (_, change, reason) => {
    expect(await post(bucket().grantUpload(WISH), change)).toEqual([403, reason]);
  });

  it('takes nothing too large, too late, or signed with another secret', async () => {
    expect(await post(bucket().grantUpload(WISH), {}, 'x'.repeat(1001))).toEqual([403, 'EntityTooLarge']);
    expect(await post(bucket({ secretAccessKey: 'other' }).grantUpload(WISH))).toEqual([403, 'SignatureDoesNotMatch']);
    now = new Date(NOW.getTime() + 300_000);
    expect(await post(bucket().grantUpload(WISH))).toEqual([403, 'Policy expired']);
    now = NOW;
  });

  it('sends the token of temporary keys, which the policy holds', async () => {
    const grant = bucket({ sessionToken: 'sts' }).grantUpload(WISH);
    expect(await post(grant)).toEqual([200, undefined]);
    expect((await post(grant, { 'x-amz-security-token': 'x' }))[1]).toContain('x-amz-security-token');
  });

  it('is Amazon’s own where no other is named', () => {
    const { bucketHost } = createS3Bucket(S3).grantUpload(WISH);
    expect(bucketHost).toBe('https://sampan.s3.eu-west-3.amazonaws.com');
  });

  it('is where pages may send to', async () => {
    await withEnv({ S3_BUCKET: 'sampan', S3_REGION: 'eu-west-3' }, () => {
      expect(uploadOrigin()).toBe('https://sampan.s3.eu-west-3.amazonaws.com');
      return Promise.resolve();
    });
    await withEnv({ S3_BUCKET: 'sampan', S3_REGION: 'x', S3_ENDPOINT: 'https://s3.test/sampan' }, () => {
      expect(uploadOrigin()).toBe('https://s3.test');
      return Promise.resolve();
    });
  });

  it('signs OSS’s form by the same steps under other names', () => {
    const policy = Buffer.from('{"expiration":"2030-01-01T00:00:00.000Z","conditions":[{"bucket":"b"},{"x-oss-signature-version":"OSS4-HMAC-SHA256"},{"x-oss-credential":"AK/20291231/cn-hangzhou/oss/aliyun_v4_request"},{"x-oss-date":"20291231T000000Z"}]}').toString('base64'); // prettier-ignore
    const asked = { day: '20291231', region: 'cn-hangzhou', policy };
    expect(signV4('testSecret', asked)).toBe('389ab6367cfec6c9c16060e83bdd24ceb7c03bb4fc2c95f0f121b7b2fb6ed3ee');
    expect(signV4('testSecret', asked, 's3')).not.toBe(signV4('testSecret', asked));
  });
});
