import { afterAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { API } from '../../../../src/contract/api.endpoints';
import type { Endpoint } from '../../../../src/contract/endpoint';
import { offlineDepositEndpoints } from '../../../../src/contract/offline-deposit.endpoints';
import { refundEndpoints } from '../../../../src/contract/refund.endpoints';
import { threadEndpoints } from '../../../../src/contract/thread.endpoints';
import { transitEndpoints } from '../../../../src/contract/transit.endpoints';
import { unclaimedEndpoints } from '../../../../src/contract/unclaimed.endpoints';
import { jpegPicture, openTestBucket, uploadPicture } from '../../../support/bucket';
import { startShop } from '../../../support/shop';
import { signUp } from '../../../support/shopper';

const { close } = openTestBucket();
afterAll(close);

const params = { id: 'nobody' };
const reason = 'It is torn';
/** Every call that takes the address of a picture from a shopper, about something that is not there. */
const CALLS: [string, Endpoint, (photos: string[]) => object, path: string, own: number][] = [
  ['a refund', refundEndpoints.ask, (photos) => ({ body: { orderItemId: 'nobody', reason, photos } }), 'photos.0', 404],
  [
    'a claim',
    refundEndpoints.ask,
    (photos) => ({ body: { transitOrderId: 'nobody', reason, photos } }),
    'photos.0',
    404,
  ],
  ['papers', transitEndpoints.decide, (photos) => ({ params, body: { choice: 'PAPERS', photos } }), 'photos.0', 404],
  [
    'a review',
    transitEndpoints.complete,
    (photos) => ({ params, body: { review: { stars: 5, photos } } }),
    'review.photos.0',
    404,
  ],
  [
    'what is written to the shop',
    threadEndpoints.write,
    (photos) => ({ body: { kind: 'ORDER', id: 'nobody', text: 'It is torn', photos } }),
    'photos.0',
    404,
  ],
  [
    'a claim on goods',
    unclaimedEndpoints.claim,
    (photos) => ({ body: { trackingNo: 'SF1234567890123', statement: 'A mug', photos } }),
    'photos.0',
    200,
  ],
  [
    'a certificate',
    offlineDepositEndpoints.changeOfflineDeposit,
    (proofKeys) => ({ body: { depositId: 'nobody', proofKeys, payerName: 'Ada', paidAt: '2026-11-20' } }),
    'proofKeys.0',
    404,
  ],
];

async function startUploading() {
  const shop = await startShop();
  const [mine, other] = [await signUp(shop), await signUp(shop)];
  const upload = async (as: { token?: string }) => uploadPicture(shop, await jpegPicture(), as);
  const say = (endpoint: Endpoint, input: object) =>
    shop.call(endpoint, input as never, { token: mine.token }) as Promise<{ status: number; problem: object }>;
  return { upload, say, mine, other };
} // prettier-ignore

describe('a picture that goes with what a shopper says', () => {
  it.each(CALLS)('is their own: of %s', async (_, endpoint, input, path, answer) => {
    const { upload, say, mine, other } = await startUploading();
    const theirs = await upload({ token: other.token });
    const nobodys = await upload({});
    const own = await upload({ token: mine.token });
    const forged = own.replace(/.{32}(?=\.jpg$)/, theirs.slice(-36, -4));
    for (const address of [theirs, nobodys, forged])
      expect((await say(endpoint, input([address]))).problem).toMatchObject({
        status: 422,
        code: 'INVALID',
        errors: [{ path, code: 'unknown' }],
      });
    expect((await say(endpoint, input([own]))).status).toBe(answer);
  });

  it('is asked for by no other call', () => {
    const taking = API.filter(({ method, access, body }) => {
      if (method === 'GET' || access !== 'user' || !body) return false;
      const shape = JSON.stringify(z.toJSONSchema(body as z.ZodMiniType, { io: 'input', unrepresentable: 'any' }));
      return /"(photos|proofs|proofKeys|pictures|images|certificates)":/.test(shape);
    });
    const named = new Set(CALLS.map(([, endpoint]) => `${endpoint.method} ${endpoint.path}`));
    expect(new Set(taking.map(({ method, path }) => `${method} ${path}`))).toEqual(named);
  });
});
