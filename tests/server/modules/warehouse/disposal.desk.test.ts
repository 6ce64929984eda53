import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { parcelDeskEndpoints as calls } from '../../../../src/contract/parcel.desk.endpoints';
import { shopTx, systemTx } from '../../../../src/server/db/database';
import { parcel } from '../../../../src/server/db/schema/parcel';
import { endUnclaimed } from '../../../../src/server/modules/warehouse/end-unclaimed.service';
import { jpegPicture, openTestBucket, uploadPicture } from '../../../support/bucket';
import { startShop } from '../../../support/shop';
import { signInStaff } from '../../../support/staff';
import { startClaimingParcels } from './unclaiming';

const { close } = openTestBucket();
afterAll(close);
const DAY_MS = 86_400_000;

describe('goods of nobody’s whose time is over', () => {
  it('are thrown away by two people, one of whom has taken a picture, and not by the clock', async () => {
    const at = await startClaimingParcels(
      await startShop({ staffLimits: { compensationMonth: 0, keepDays: { unread: 2, read: 60 } } }),
    );
    const [anna, ben] = [await signInStaff(at.shop, ['warehouse']), await signInStaff(at.shop, ['warehouse'])];
    const [id, read] = [await at.arrive(), await at.arrive({ text: 'To Ada' }, 'YT1234567890123')];
    await at.claim();
    const get = async (of = id) => (await at.shop.call(calls.get, { params: { id: of } }, anna)).data;
    const photos = [await uploadPicture(at.shop, await jpegPicture())];
    const propose = ({ version }: { version: number }, pictures = photos) =>
      at.shop.call(
        calls.proposeDisposal,
        { params: { id }, body: { version, reason: 'Rotten', photos: pictures } },
        anna,
      );
    const decide = (disposalId: string, decision: 'CONFIRM' | 'DROP', who = ben) =>
      at.shop.call(calls.decideDisposal, { params: { id }, body: { disposalId, decision } }, who);
    expect(await get()).toMatchObject({ canDispose: false, disposals: [] });
    expect((await propose(await get())).problem.code).toBe('STATE_CONFLICT');
    at.shop.clock.now = new Date(at.shop.clock.now.getTime() + 3 * DAY_MS);
    await endUnclaimed(at.shop.clock.now);
    const [anna2, ben2] = [await signInStaff(at.shop, ['warehouse']), await signInStaff(at.shop, ['warehouse'])];
    Object.assign(anna, anna2);
    Object.assign(ben, ben2);
    expect([(await get()).canDispose, (await get(read)).canDispose]).toEqual([true, false]);
    const queue = (await at.shop.call(calls.list, { query: { view: 'toDispose' } }, anna)).data;
    expect(queue.items.map((one) => one.id)).toEqual([id]);
    expect((await propose(await get(), [])).status).toBe(422);
    const proposed = (await propose(await get())).data;
    expect(proposed.disposals).toMatchObject([{ state: 'PROPOSED', reason: 'Rotten', isMine: true }]);
    expect((await propose(proposed)).status).toBe(409);
    const [first] = proposed.disposals;
    expect((await decide(first?.id ?? '', 'CONFIRM', anna)).problem.code).toBe('SAME_PERSON');
    expect((await decide(first?.id ?? '', 'DROP')).data).toMatchObject({ status: 'UNCLAIMED' });
    const second = (await propose(await get())).data.disposals.find(({ state }) => state === 'PROPOSED');
    expect((await decide(second?.id ?? '', 'CONFIRM')).data).toMatchObject({ status: 'DISPOSED' });
    expect((await decide(second?.id ?? '', 'CONFIRM')).status).toBe(409);
    expect((await at.claims())[0]?.status).toBe('REJECTED');
  });

  it('are thrown away by nobody who goes round the two', async () => {
    const at = await startClaimingParcels();
    const anna = await signInStaff(at.shop, ['warehouse']);
    const id = await at.arrive();
    const alone = shopTx(at.shop.tenant.id, async (tx) => {
      await tx.execute(`select set_config('app.staff', '${anna.staffId}', true)`);
      await tx.update(parcel).set({ status: 'DISPOSED', expiresAt: null }).where(eq(parcel.id, id));
    });
    await expect(alone).rejects.toThrow();
    const [row] = await systemTx((tx) => tx.select().from(parcel).where(eq(parcel.id, id)));
    expect(row?.status).toBe('UNCLAIMED');
  });
});
