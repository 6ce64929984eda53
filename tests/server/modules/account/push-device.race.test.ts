import { and, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { pushEndpoints } from '../../../../src/contract/push.endpoints';
import { tenantTx } from '../../../../src/server/db/database';
import { session } from '../../../../src/server/db/schema/account';
import { pushDevice, pushNotice } from '../../../../src/server/db/schema/push';
import { notify } from '../../../../src/server/modules/account/account.service';
import { describeOnPostgres } from '../../../support/postgres';
import { createBrowser } from '../../../support/push/fake-push-service';
import { startShop } from '../../../support/shop';
import { signUp } from '../../../support/shopper';

const ROUNDS = 8;

describeOnPostgres('a browser that two shoppers want at once', () => {
  it('is of one of them, with that one’s session and keys, and with no news of another', async () => {
    const shop = await startShop();
    const [before, ...rivals] = await Promise.all([signUp(shop), signUp(shop), signUp(shop)]);
    const tenantId = shop.tenant.id;
    for (let round = 0; round < ROUNDS; round += 1) {
      const at = `https://push.example/race/${String(round)}`;
      const save = async ({ token }: { token: string }) => {
        const { device } = createBrowser(at);
        const { status } = await shop.call(pushEndpoints.saveDevice, { body: device }, { token });
        expect(status).toBe(200);
        return device.p256dh;
      };
      const owner = { tenantId, shopperId: before.shopperId };
      // every second time somebody else has it already, and is told something meanwhile
      const tell = () =>
        tenantTx(owner, (tx) => notify(tx, { ...owner, code: 'PURCHASE_PAID', event: at, at: shop.clock.now }));
      if (round % 2) await save(before);
      const [keys] = await Promise.all([Promise.all(rivals.map(save)), tell()]);
      const rows = await tenantTx({ tenantId, shopperId: '' }, (tx) =>
        tx
          .select({ shopperId: pushDevice.shopperId, p256dh: pushDevice.p256dh, whose: session.shopperId })
          .from(pushDevice)
          .innerJoin(session, and(eq(session.tenantId, tenantId), eq(session.id, pushDevice.sessionId)))
          .where(eq(pushDevice.endpoint, at)),
      );
      const [row] = rows;
      expect(rows).toEqual([expect.objectContaining({ shopperId: row?.whose })]);
      expect(row?.p256dh).toBe(keys[rivals.findIndex(({ shopperId }) => shopperId === row?.shopperId)]);
      expect(await tenantTx({ tenantId, shopperId: '' }, (tx) => tx.select().from(pushNotice))).toEqual([]);
    }
  });
});
