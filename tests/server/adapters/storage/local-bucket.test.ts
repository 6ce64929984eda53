import { existsSync, readdirSync } from 'node:fs';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { issueCredentials } from '../../../../src/server/adapters/storage/bucket-credentials';
import { encodePolicy, signV1, type PostPolicy } from '../../../../src/server/adapters/storage/post-policy';
import type { UploadToken } from '../../../../src/contract/upload';
import { LIMITS } from '../../../../src/contract/limits';
import { bombPng } from '../../../support/bomb-png';
import { drawing, jpegPicture, openTestBucket, postForm, uploadForm, uploadToken } from '../../../support/bucket';
import { startShop, type Shop } from '../../../support/shop';

const { folder, close } = openTestBucket();
afterAll(close);

const MASTER = Buffer.alloc(32, 7);
const pathOf = (shop: Shop, cdnUrl: string) => cdnUrl.replace(`http://${shop.host}/api`, '');
const read = (shop: Shop, { cdnUrl }: UploadToken) => shop.fetchRaw(pathOf(shop, cdnUrl));
const codeOf = async (answer: Response) => /<Code>(\w+)<\/Code>/.exec(await answer.text())?.[1];

/** A token like one of ours, with another policy, rightly signed. */
function tokenWith(shop: Shop, token: UploadToken, policy: PostPolicy | string): UploadToken {
  const soon = new Date(shop.clock.now.getTime() + 300_000);
  const { accessKeyId, accessKeySecret, securityToken } = issueCredentials(MASTER, shop.tenant.id, soon);
  const encoded = typeof policy === 'string' ? policy : encodePolicy(policy);
  const fields = { ...token.fields, 'x-oss-security-token': securityToken };
  return { ...token, accessKeyId, policy: encoded, signature: signV1(accessKeySecret, encoded), fields };
}
const inFive = (shop: Shop) => new Date(shop.clock.now.getTime() + 300_000).toISOString();

describe('POST to the bucket of our own (SRCH-9)', () => {
  it('takes the form, keeps the picture, and serves it for ever', async () => {
    const shop = await startShop();
    const token = await uploadToken(shop);
    expect(token.bucketHost).toBe(`http://${shop.host}/api/bucket`);
    expect(token.cdnUrl).toBe(`${token.bucketHost}/${token.key}`);
    const answer = await postForm(shop, uploadForm(token, await jpegPicture()));
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe('');
    expect(answer.headers.get('etag')).toMatch(/^"[0-9A-F]{32}"$/);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');

    const picture = await read(shop, token);
    expect(picture.status).toBe(200);
    expect(Object.fromEntries(picture.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
    });
    expect(await sharp(Buffer.from(await picture.arrayBuffer())).metadata()).toMatchObject({
      format: 'jpeg',
      width: 120,
    });
  });

  it('answers a preflight from any page', async () => {
    const shop = await startShop();
    const answer = await shop.fetchRaw('/bucket', { method: 'OPTIONS', headers: { origin: 'https://elsewhere.test' } });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(answer.headers.get('access-control-allow-methods')).toContain('POST');
    expect(answer.headers.get('access-control-allow-headers')).toBe('*');
  });

  it.each([
    ['201', 201],
    ['204', 204],
    ['999', 204],
  ])('answers success_action_status %s with %i', async (status, expected) => {
    const shop = await startShop();
    const base = await uploadToken(shop);
    const conditions: PostPolicy['conditions'] = [['starts-with', '$key', `t/${shop.tenant.id}/`]];
    const token = tokenWith(shop, base, { expiration: inFive(shop), conditions });
    const form = uploadForm(token, await jpegPicture(), { fields: { success_action_status: status } });
    const answer = await postForm(shop, form);
    expect(answer.status).toBe(expected);
    if (expected === 201) expect(await answer.text()).toContain(`<Key>${token.key}</Key>`);
  });

  it('takes a key once, also of two at the same time', async () => {
    const shop = await startShop();
    const token = await uploadToken(shop);
    const [red, blue] = [await jpegPicture('#c00'), await jpegPicture('#00c')];
    const answers = await Promise.all([red, blue].map((file) => postForm(shop, uploadForm(token, file))));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const again = await postForm(shop, uploadForm(token, red));
    expect(again.status).toBe(409);
    expect(await codeOf(again)).toBe('FileAlreadyExists');
  });

  it('strips what a camera writes, and turns the picture upright', async () => {
    const shop = await startShop();
    const token = await uploadToken(shop);
    const tall = sharp({ create: { width: 60, height: 120, channels: 3, background: '#468' } });
    const exif = { IFD0: { Artist: 'Ada Harbour' }, IFD3: { GPSLatitude: '21/1 1/1 1/1' } };
    const file = await tall.withExif(exif).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect(file.includes('Ada Harbour') || (await sharp(file).metadata()).exif !== undefined).toBe(true);
    expect((await postForm(shop, uploadForm(token, file))).status).toBe(200);
    const kept = await sharp(Buffer.from(await (await read(shop, token)).arrayBuffer())).metadata();
    expect(kept).toMatchObject({ width: 120, height: 60 });
    expect(kept.exif).toBeUndefined();
    expect(kept.orientation).toBeUndefined();
  });

  it('draws a large picture smaller, and a PNG as a PNG', async () => {
    const shop = await startShop();
    const token = await uploadToken(shop, 'png');
    expect(token.key).toMatch(/\.png$/);
    await postForm(shop, uploadForm(token, await drawing('#080', 1600).png().toBuffer()));
    const picture = await read(shop, token);
    expect(picture.headers.get('content-type')).toBe('image/png');
    expect(await sharp(Buffer.from(await picture.arrayBuffer())).metadata()).toMatchObject({
      format: 'png',
      width: 800,
    });
  });
});

const flipped = (text: string) => (text.startsWith('A') ? 'B' : 'A') + text.slice(1);

describe('a form that the bucket refuses', () => {
  type Case = [name: string, status: number, code: string, form: (shop: Shop, token: UploadToken) => Promise<FormData>];
  const file = jpegPicture();
  const signed = (policy: (shop: Shop, token: UploadToken) => PostPolicy | string): Case[3] => {
    return async (shop, token) => uploadForm(tokenWith(shop, token, policy(shop, token)), await file);
  };
  const changed = (fields: (token: UploadToken) => Record<string, string | undefined>): Case[3] => {
    return async (_, token) => uploadForm(token, await file, { fields: fields(token) });
  };
  const withFile = (bytes: () => Uint8Array | Promise<Uint8Array>): Case[3] => {
    return async (_, token) => uploadForm(token, await bytes());
  };
  const expiring = (conditions: PostPolicy['conditions']) => (shop: Shop) => ({ expiration: inFive(shop), conditions });

  const cases: Case[] = [
    ['no key', 400, 'InvalidArgument', changed(() => ({ key: undefined }))],
    ['no policy', 403, 'AccessDenied', changed(() => ({ policy: undefined }))],
    ['no key id', 403, 'InvalidAccessKeyId', changed(() => ({ OSSAccessKeyId: undefined }))],
    ['an unknown key id', 403, 'InvalidAccessKeyId', changed(() => ({ OSSAccessKeyId: 'LTAI1' }))],
    ['no security token', 403, 'InvalidAccessKeyId', changed(() => ({ 'x-oss-security-token': undefined }))],
    ['a forged token', 403, 'InvalidSecurityToken', changed((t) => ({ 'x-oss-security-token': flipped(t.fields['x-oss-security-token'] ?? '') }))],
    ['no signature', 403, 'SignatureDoesNotMatch', changed(() => ({ signature: undefined }))],
    ['another signature', 403, 'SignatureDoesNotMatch', changed((t) => ({ signature: flipped(t.signature) }))],
    ['a longer signature', 403, 'SignatureDoesNotMatch', changed((t) => ({ signature: `${t.signature}=` }))],
    ['an altered policy', 403, 'SignatureDoesNotMatch', changed((t) => ({ policy: flipped(t.policy) }))],
    ['another key', 403, 'AccessDenied', changed((t) => ({ key: t.key.replace(/[a-z0-9]{20}\./, 'aaaaaaaaaaaaaaaaaaaa.') }))],
    ['a path out of the folder', 403, 'AccessDenied', changed(() => ({ key: '../../etc/passwd' }))],
    ['another status than the policy says', 403, 'AccessDenied', changed(() => ({ success_action_status: '201' }))],
    ['leave to overwrite', 403, 'AccessDenied', changed(() => ({ 'x-oss-forbid-overwrite': 'false' }))],
    ['a signed key of another shop', 403, 'AccessDenied', async (shop, token) => {
      const key = token.key.replace(shop.tenant.id, 'elsewhere');
      const policy = { expiration: inFive(shop), conditions: [['eq', '$key', key]] as PostPolicy['conditions'] };
      return uploadForm(tokenWith(shop, { ...token, key }, policy), await file);
    }],
    ['a file that is too small', 400, 'EntityTooSmall', signed(expiring([['content-length-range', 1_000_000, 2_000_000]]))],
    ['a file above the signed size', 400, 'EntityTooLarge', signed(expiring([['content-length-range', 1, 10]]))],
    ['an empty file', 400, 'EntityTooSmall', withFile(() => new Uint8Array())],
    ['a file of 10485761 bytes', 400, 'EntityTooLarge', withFile(() => new Uint8Array(LIMITS.imageBytes + 1))],
    ['a body far above that', 400, 'EntityTooLarge', withFile(() => new Uint8Array(LIMITS.imageBytes + 200_000))],
    ['a policy of another bucket', 403, 'AccessDenied', signed(expiring([{ bucket: 'theirs' }]))],
    ['a prefix that does not fit', 403, 'AccessDenied', signed(expiring([['starts-with', '$key', 'other/']]))],
    ['a name that is not on the list', 403, 'AccessDenied', signed(expiring([['in', '$name', ['a.png']]]))],
    ['a name that is excluded', 403, 'AccessDenied', signed(expiring([['not-in', '$name', ['photo.jpg']]]))],
    ['a policy that is not base64', 400, 'InvalidPolicyDocument', signed(() => '{"conditions":[]}')],
    ['a policy that is not JSON', 400, 'InvalidPolicyDocument', signed(() => Buffer.from('hello').toString('base64'))],
    ['an empty policy', 400, 'InvalidPolicyDocument', signed(() => '')],
    ['a policy with more members', 400, 'InvalidPolicyDocument', signed((shop) => Buffer.from(JSON.stringify({ expiration: inFive(shop), conditions: [], version: 1 })).toString('base64'))],
    ['a policy without an end', 400, 'InvalidPolicyDocument', signed(() => Buffer.from('{"conditions":[]}').toString('base64'))],
    ['a condition of no known kind', 400, 'InvalidPolicyDocument', signed(expiring([['matches', '$key', '.*']]))],
    ['a policy that has run out', 403, 'AccessDenied', signed((shop) => ({ expiration: new Date(shop.clock.now.getTime() - 1000).toISOString(), conditions: [] }))],
    ['the file before its fields', 400, 'InvalidArgument', async (_, token) => uploadForm(token, await file, { fileFirst: true })],
    ['no file', 400, 'InvalidArgument', async (_, token) => {
      const form = uploadForm(token, await file);
      form.delete('file');
      return form;
    }],
    ['a field of 5 kB', 400, 'FieldItemTooLong', changed(() => ({ name: 'x'.repeat(5000) }))],
    ['HTML', 400, 'InvalidArgument', withFile(() => Buffer.from('<script>alert(1)</script>'.repeat(20)))],
    ['HTML behind the mark of a JPEG', 400, 'InvalidArgument', withFile(() => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from('<html>'.repeat(200))]))],
    ['an SVG', 400, 'InvalidArgument', withFile(() => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'))],
    ['a GIF', 400, 'InvalidArgument', withFile(() => drawing().gif().toBuffer())],
    ['a WebP', 400, 'InvalidArgument', withFile(() => drawing().webp().toBuffer())],
    ['half a JPEG', 400, 'InvalidArgument', withFile(async () => (await drawing('#123', 600).jpeg().toBuffer()).subarray(0, 3000))],
    ['a picture that unfolds to 196 million pixels', 400, 'ImageTooLarge', withFile(() => bombPng(14_000))],
  ]; // prettier-ignore

  it.each(cases)('%s', async (_, status, code, makeForm) => {
    const shop = await startShop();
    const token = await uploadToken(shop);
    const answer = await postForm(shop, await makeForm(shop, token));
    expect(answer.headers.get('content-type')).toBe('application/xml');
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect([answer.status, await codeOf(answer)]).toEqual([status, code]);
    // nothing of it can be read
    expect((await read(shop, token)).status).toBe(404);
    expect(existsSync(`${folder}/t/${shop.tenant.id}`) ? readdirSync(`${folder}/t/${shop.tenant.id}`) : []).toEqual([]);
  });

  it('of another kind than multipart, or broken off', async () => {
    const shop = await startShop();
    const json = await postForm(shop, '{}', { 'content-type': 'application/json' });
    expect([json.status, await codeOf(json)]).toEqual([400, 'MalformedPOSTRequest']);
    const broken = await postForm(shop, '--x\r\nContent-Disp', { 'content-type': 'multipart/form-data; boundary=x' });
    expect([broken.status, await codeOf(broken)]).toEqual([400, 'MalformedPOSTRequest']);
  });

  it('after five minutes', async () => {
    const shop = await startShop();
    const token = await uploadToken(shop);
    shop.clock.now = new Date(shop.clock.now.getTime() + 301_000);
    const answer = await postForm(shop, uploadForm(token, await file));
    expect([answer.status, await codeOf(answer)]).toEqual([403, 'SecurityTokenExpired']);
  });

  it('of another shop', async () => {
    const [here, there] = [await startShop(), await startShop()];
    const token = await uploadToken(there);
    const answer = await postForm(here, uploadForm(token, await file));
    expect([answer.status, await codeOf(answer)]).toEqual([403, 'InvalidSecurityToken']);
  });
});

describe('GET from the bucket of our own', () => {
  it('shows a shop its own pictures only', async () => {
    const [here, there] = [await startShop(), await startShop()];
    const token = await uploadToken(here);
    await postForm(here, uploadForm(token, await jpegPicture()));
    expect((await read(here, token)).status).toBe(200);
    const elsewhere = await there.fetchRaw(`/bucket/${token.key}`);
    expect([elsewhere.status, await codeOf(elsewhere)]).toEqual([404, 'NoSuchKey']);
  });

  it.each(['secret', '../secret', 't', 't/x/202611/..%2f..%2fsecret', 't/x/202611/a.jpg'])('hides %s', async (key) => {
    const shop = await startShop();
    expect((await shop.fetchRaw(`/bucket/${key}`)).status).toBe(404);
  });
});
