import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createOssBucket, type OssSettings } from '../../../../src/server/adapters/storage/oss-bucket';
import { checkPolicy } from '../../../../src/server/adapters/storage/post-form-check';
import { isSignedV1, signV4 } from '../../../../src/server/adapters/storage/post-policy';

const SETTINGS: OssSettings = {
  bucket: 'sampan',
  region: 'cn-hangzhou',
  accessKeyId: 'AK',
  accessKeySecret: 'testSecret',
  signature: 'v1',
};
const NOW = new Date('2029-12-31T00:00:00Z');
const WISH = {
  tenantId: 'hanoi',
  key: 't/hanoi/202912/abc.jpg',
  maxBytes: 1000,
  origin: 'https://hanoi.test',
  now: NOW,
};

/** What the browser sends of a grant, as the bucket sees it. */
const formOf = (grant: { key: string; fields: Record<string, string> }, fileBytes = 500, bucket = 'sampan') => ({
  fields: new Map([
    ['key', grant.key],
    ...Object.entries(grant.fields).map(([name, value]) => [name.toLowerCase(), value] as const),
  ]),
  fileBytes,
  bucket,
});

let server: Server | undefined;
afterEach(() => new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined))));

async function startCdn(
  answer: (path: string) => { status: number; body: string; location?: string },
): Promise<string> {
  server = createServer((req, res) => {
    const { status, body, location } = answer(req.url ?? '');
    res.writeHead(status, location ? { location } : {}).end(body);
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
}

describe('the OSS bucket', () => {
  it('grants a form of version 1 that its own policy lets through, for five minutes and one key', () => {
    const grant = createOssBucket(SETTINGS).grantUpload(WISH);
    expect(grant).toMatchObject({
      accessKeyId: 'AK',
      bucketHost: 'https://sampan.oss-cn-hangzhou.aliyuncs.com',
      cdnUrl: 'https://sampan.oss-cn-hangzhou.aliyuncs.com/t/hanoi/202912/abc.jpg',
      fields: { success_action_status: '200', 'x-oss-forbid-overwrite': 'true' },
    });
    expect(isSignedV1('testSecret', grant.policy, grant.signature)).toBe(true);
    const check = (form: ReturnType<typeof formOf>, now = NOW) => checkPolicy(grant.policy, form, now);
    expect(() => check(formOf(grant))).not.toThrow();
    expect(() => check(formOf({ ...grant, key: 't/hanoi/202912/b.jpg' }))).toThrow('Policy Condition failed');
    // a picture's key, and a page for its file
    const asPage = { ...grant, fields: { ...grant.fields, 'Content-Type': 'text/html' } };
    expect(() => check(formOf(asPage))).toThrow('$content-type');
    expect(() => check(formOf(grant, 1001))).toThrow('exceeds');
    expect(() => check(formOf(grant, 500, 'other'))).toThrow('Policy Condition failed');
    expect(() => check(formOf(grant), new Date(NOW.getTime() + 300_000))).toThrow('expired');
  });

  it('grants a form of version 4, all in its fields', () => {
    const grant = createOssBucket({ ...SETTINGS, signature: 'v4', securityToken: 'sts' }).grantUpload(WISH);
    expect([grant.accessKeyId, grant.signature]).toEqual(['', '']);
    const { 'x-oss-signature': signature, ...signed } = grant.fields;
    expect(signed).toEqual({
      'Content-Type': 'image/jpeg',
      success_action_status: '200',
      'x-oss-forbid-overwrite': 'true',
      'x-oss-security-token': 'sts',
      'x-oss-signature-version': 'OSS4-HMAC-SHA256',
      'x-oss-credential': 'AK/20291231/cn-hangzhou/oss/aliyun_v4_request',
      'x-oss-date': '20291231T000000Z',
    });
    expect(signature).toBe(signV4('testSecret', { day: '20291231', region: 'cn-hangzhou', policy: grant.policy }));
    expect(() => checkPolicy(grant.policy, formOf({ key: grant.key, fields: signed }), NOW)).not.toThrow();
  });

  it('knows the addresses of its own CDN and no other', () => {
    const oss = createOssBucket({ ...SETTINGS, cdnUrl: 'https://cdn.sampan.test/' });
    expect(oss.grantUpload(WISH).cdnUrl).toBe('https://cdn.sampan.test/t/hanoi/202912/abc.jpg');
    expect(oss.keyOf('https://cdn.sampan.test/t/hanoi/a.jpg', '')).toBe('t/hanoi/a.jpg');
    for (const other of [
      'https://cdn.sampan.test.evil.test/t/hanoi/a.jpg',
      'http://cdn.sampan.test/t/hanoi/a.jpg',
      'https://cdn.sampan.test@evil.test/t/hanoi/a.jpg',
      'http://169.254.169.254/latest',
      '//cdn.sampan.test/t/hanoi/a.jpg',
    ]) {
      expect(oss.keyOf(other, '')).toBeUndefined();
    }
  });

  it('reads a file of the shop from its CDN, follows nobody, and reads no other shop’s', async () => {
    const asked: string[] = [];
    const cdnUrl = await startCdn((path) => {
      asked.push(path);
      if (path.endsWith('moved.jpg')) return { status: 302, body: '', location: 'http://127.0.0.1:1/' };
      return path.endsWith('a.jpg') ? { status: 200, body: 'bytes' } : { status: 404, body: '' };
    });
    const oss = createOssBucket({ ...SETTINGS, cdnUrl });
    expect((await oss.read('hanoi', 't/hanoi/a.jpg'))?.toString()).toBe('bytes');
    expect(await oss.read('hanoi', 't/hanoi/gone.jpg')).toBeUndefined();
    await expect(oss.read('hanoi', 't/hanoi/moved.jpg')).rejects.toThrow();
    asked.length = 0;
    for (const key of ['t/seoul/a.jpg', 't/hanoi/../seoul/a.jpg', 't/hanoi/a.jpg?x', '@evil.test/t/hanoi/a.jpg']) {
      expect(await oss.read('hanoi', key)).toBeUndefined();
    }
    expect(asked).toEqual([]);
  });
});
