import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { accountEndpoints } from '../../../../src/contract/account.endpoints';
import { LIMITS } from '../../../../src/contract/limits';
import { systemTx } from '../../../../src/server/db/database';
import { parcel, parcelEvent, parcelNumber } from '../../../../src/server/db/schema/parcel';
import { endUnclaimed } from '../../../../src/server/modules/warehouse/end-unclaimed.service';
import { mailsTo } from '../../../support/shopper';
import { startShop, type Shop } from '../../../support/shop';
import { SF, startClaimingParcels } from './unclaiming';

const MINUTE_MS = 60_000;
const rowOf = async (id: string) => (await systemTx((tx) => tx.select().from(parcel).where(eq(parcel.id, id))))[0];
const change = (statement: string) => systemTx((tx) => tx.execute(sql.raw(statement)));
const endOf = (shop: Shop) => new Date(shop.clock.now.getTime() + LIMITS.unclaimedDays * 24 * 60 * MINUTE_MS);

describe('goods that nobody has claimed', () => {
  it('lie for thirty days, then end once, by the clock', async () => {
    const at = await startClaimingParcels(await startShop({ playedStaff: { stepSeconds: 0 } }));
    const id = await at.arrive();
    const end = endOf(at.shop);
    await endUnclaimed(new Date(end.getTime() - 1));
    expect(await rowOf(id)).toMatchObject({ status: 'UNCLAIMED', expiresAt: end });
    await endUnclaimed(end);
    await endUnclaimed(new Date(end.getTime() + MINUTE_MS));
    expect(await rowOf(id)).toMatchObject({ status: 'DISPOSED', shopperId: null, expiresAt: null, movedAt: end });
    const events = await systemTx((tx) => tx.select().from(parcelEvent).where(eq(parcelEvent.parcelId, id)));
    expect(events.map(({ status, actorKind }) => [status, actorKind]).toSorted()).toEqual([
      ['DISPOSED', 'CLOCK'],
      ['UNCLAIMED', 'STAFF'],
    ]);
  });

  it('are over for whoever still claims them, who is told as where nothing lay there', async () => {
    const at = await startClaimingParcels(await startShop({ playedStaff: { stepSeconds: 0 } }));
    const rival = await startClaimingParcels(at.shop);
    const id = await at.arrive();
    const mine = (await at.claim()).data;
    await rival.claim({ trackingNo: (await rowOf(id))?.parcelNo });
    await at.claim({ trackingNo: 'SF1234567890199' });
    const end = endOf(at.shop);
    await endUnclaimed(end);
    const refused = { status: 'REJECTED', note: '', decidedAt: end.toISOString() };
    expect(await rival.claims()).toMatchObject([refused]);
    const byNumber = new Map((await at.claims()).map((claim) => [claim.trackingNo, claim]));
    expect(byNumber.get(SF)).toMatchObject(refused);
    expect(byNumber.get('SF1234567890199')).toMatchObject({ status: 'SUBMITTED' });
    const notes = (await at.shop.call(accountEndpoints.listNotifications, {}, { token: at.token })).data.items;
    expect(notes).toMatchObject([{ link: '/my/warehouses' }]);
    expect((await mailsTo(at.shop, at.email)).filter(({ body }) => body.includes(SF))).toHaveLength(1);
    await expect(at.answer(mine.id, 'APPROVE')).rejects.toMatchObject({ code: 'STATE_CONFLICT' });
  });

  it('are still claimed where others lie under the same number', async () => {
    const at = await startClaimingParcels(await startShop({ playedStaff: { stepSeconds: 0 } }));
    const first = await at.arrive();
    at.shop.clock.now = new Date(at.shop.clock.now.getTime() + MINUTE_MS);
    const later = await at.arrive({}, 'YT1234567890123');
    const also = { number: SF, kind: 'CHILD', carrier: 'SF' } as const;
    await systemTx((tx) => tx.insert(parcelNumber).values({ ...also, tenantId: at.shop.tenant.id, parcelId: later }));
    const { data } = await at.claim();
    await endUnclaimed(new Date(endOf(at.shop).getTime() - 1));
    expect(await rowOf(first)).toMatchObject({ status: 'DISPOSED' });
    expect(await at.claims()).toMatchObject([{ status: 'SUBMITTED' }]);
    await at.answer(data.id, 'APPROVE');
    expect(await rowOf(later)).toMatchObject({ status: 'RECEIVED', shopperId: at.shopperId });
  });

  it('end though one before them cannot, which is tried again', async () => {
    const at = await startClaimingParcels(await startShop({ playedStaff: { stepSeconds: 0 } }));
    const broken = await at.arrive();
    at.shop.clock.now = new Date(at.shop.clock.now.getTime() + MINUTE_MS);
    const sound = await at.arrive({}, 'YT1234567890123');
    const end = endOf(at.shop);
    await change(`alter table parcel add constraint stuck check (id <> '${broken}' or status <> 'DISPOSED')`);
    try {
      await endUnclaimed(end);
    } finally {
      await change('alter table parcel drop constraint stuck');
    }
    expect([(await rowOf(broken))?.status, (await rowOf(sound))?.status]).toEqual(['UNCLAIMED', 'DISPOSED']);
    await endUnclaimed(new Date(end.getTime() + MINUTE_MS));
    expect(await rowOf(broken)).toMatchObject({ status: 'DISPOSED' });
  });

  it('stay where they were given to somebody in time', async () => {
    const at = await startClaimingParcels(await startShop({ playedStaff: { stepSeconds: 0 } }));
    const id = await at.arrive();
    const end = endOf(at.shop);
    await at.answer((await at.claim()).data.id, 'APPROVE');
    await endUnclaimed(end);
    expect(await rowOf(id)).toMatchObject({ status: 'RECEIVED', shopperId: at.shopperId });
    expect(await at.claims()).toMatchObject([{ status: 'APPROVED' }]);
  });
});
