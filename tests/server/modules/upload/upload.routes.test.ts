import { utimesSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { uploadEndpoints } from '../../../../src/contract/upload.endpoints';
import { removeOldUploads } from '../../../../src/server/modules/upload/upload.service';
import { jpegPicture, openTestBucket, postForm, uploadForm, uploadToken } from '../../../support/bucket';
import { startShop } from '../../../support/shop';
import { signUp } from '../../../support/shopper';

const { folder, close } = openTestBucket();
afterAll(close);

describe('GET /front/upload-token (SRCH-9, ENT-1)', () => {
  it('gives leave for one key below the shop’s own prefix', async () => {
    const shop = await startShop();
    const [one, other] = [await uploadToken(shop), await uploadToken(shop, 'png')];
    expect(Object.keys(one).sort()).toEqual(
      ['accessKeyId', 'bucketHost', 'cdnUrl', 'fields', 'key', 'policy', 'signature'].sort(),
    );
    expect(one.key).toMatch(new RegExp(`^t/${shop.tenant.id}/202611/[a-z0-9]{20}\\.jpg$`));
    expect(other.key).toMatch(/\.png$/);
    expect(one.key.slice(0, -4)).not.toBe(other.key.slice(0, -4));
    expect(JSON.parse(Buffer.from(one.policy, 'base64').toString())).toMatchObject({
      expiration: '2026-11-21T08:05:00.000Z',
      conditions: expect.arrayContaining([
        ['content-length-range', 1, 10_485_760],
        ['eq', '$key', one.key],
      ]) as unknown,
    });
  });

  it.each([
    { ext: 'svg', catalog: 'PRODUCT_SEARCH' },
    { ext: 'jpg', catalog: 'AVATAR' },
    { ext: 'jpg' },
    { catalog: 'PRODUCT_SEARCH' },
    { ext: '../jpg', catalog: 'PRODUCT_SEARCH' },
  ])('refuses %j', async (query) => {
    const shop = await startShop();
    const answer = await shop.call(uploadEndpoints.getToken, { query: query as never });
    expect(answer.problem).toMatchObject({ status: 422, code: 'INVALID' });
  });

  it('counts visitors by address and shoppers by themselves, each hour anew', async () => {
    const shop = await startShop();
    const { token } = await signUp(shop);
    const ask = (options: { token?: string; headers?: Record<string, string> }) =>
      shop.call(uploadEndpoints.getToken, { query: { ext: 'jpg', catalog: 'PRODUCT_SEARCH' } }, options);
    const visitor = { headers: { 'x-sampan-client-ip': '203.0.113.7' } };
    for (let i = 0; i < 40; i += 1) expect((await ask(visitor)).status).toBe(200);
    const refused = await ask(visitor);
    expect(refused.problem.code).toBe('TOO_MANY_REQUESTS');
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await ask({ ...visitor, token })).status).toBe(200);
    expect((await ask({ headers: { 'x-sampan-client-ip': '203.0.113.8' } })).status).toBe(200);
    shop.clock.now = new Date(shop.clock.now.getTime() + 3_600_000);
    expect((await ask(visitor)).status).toBe(200);
  });
});

describe('removeOldUploads', () => {
  it('forgets pictures after thirty days', async () => {
    const shop = await startShop();
    const [old, young] = [await uploadToken(shop), await uploadToken(shop)];
    for (const token of [old, young]) await postForm(shop, uploadForm(token, await jpegPicture()));
    const longAgo = new Date(Date.now() - 31 * 86_400_000);
    utimesSync(join(folder, old.key), longAgo, longAgo);
    await removeOldUploads(() => new Date());
    expect((await shop.fetchRaw(`/bucket/${old.key}`)).status).toBe(404);
    expect((await shop.fetchRaw(`/bucket/${young.key}`)).status).toBe(200);
  });
});
