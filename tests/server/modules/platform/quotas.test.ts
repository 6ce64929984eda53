import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { operatorDeskEndpoints } from '../../../../src/contract/operator.desk.endpoints';
import { ownProductDeskEndpoints } from '../../../../src/contract/own-product.desk.endpoints';
import { platformEndpoints } from '../../../../src/contract/platform.endpoints';
import { uploadDeskEndpoints } from '../../../../src/contract/upload.desk.endpoints';
import { shopTx, systemTx } from '../../../../src/server/db/database';
import { queueMail } from '../../../../src/server/modules/account/mail.service';
import { openTestBucket } from '../../../support/bucket';
import { platformOf } from '../../../support/platform';
import { startShop } from '../../../support/shop';
import { signInStaff } from '../../../support/staff';
import { startOrdering } from '../purchase/ordering';

let platform: ReturnType<typeof platformOf>;
let token: string;
const rowsOf = async <Row>(query: ReturnType<typeof sql>) =>
  ((await systemTx((tx) => tx.execute(query))) as unknown as { rows: Row[] }).rows;

describe('shops', () => {
  beforeAll(async () => {
    platform = platformOf(await startShop());
    ({ token } = await platform.person());
  });

  it('have what the platform leaves them: what is taken answers nobody, and stands at no desk', async () => {
    const other = await startShop();
    const params = { id: other.tenant.id };
    const owner = await signInStaff(other);
    const ask = () => other.call(ownProductDeskEndpoints.list, { query: {} }, owner);
    expect((await ask()).status).toBe(200);
    const body = { orders: null, staff: null, mails: null, storageMb: null, isHard: false, version: 0 };
    await platform.call(platformEndpoints.setQuota, { params, body: { ...body, off: ['OWN_PRODUCTS'] } }, token);
    expect((await ask()).problem).toMatchObject({ code: 'METHOD_DISABLED', data: { reason: 'SWITCHED_OFF' } });
    expect((await other.call(operatorDeskEndpoints.getSelf, {}, owner)).data.off).toEqual(['OWN_PRODUCTS']);
    await platform.call(platformEndpoints.setQuota, { params, body: { ...body, off: [], version: 1 } }, token);
    expect((await ask()).status).toBe(200);
    expect((await other.call(operatorDeskEndpoints.getSelf, {}, owner)).data).not.toHaveProperty('off');
  });

  it('send no news once their mails are used up, but what is about money and the account', async () => {
    const { shop: other, shopperId } = await startOrdering();
    const tenant = { ...other.tenant, stopped: ['mails'] };
    const ctx = { tenant, now: () => other.clock.now };
    const mail = (kind?: 'ORDERS' | 'MONEY') =>
      shopTx(tenant.id, (tx) =>
        queueMail(tx, ctx, {
          ...{ recipient: 'ada@mail.test', template: 'newDevice', locale: 'en' },
          ...(kind && { news: { kind, readerId: shopperId } }),
        }),
      );
    const count = async () => (await rowsOf<{ n: number }>(sql`select count(*)::int as n from outbox_mail where tenant_id = ${tenant.id} and recipient = 'ada@mail.test'`))[0]?.n; // prettier-ignore
    await mail('ORDERS');
    expect(await count()).toBe(0);
    await mail('MONEY');
    await mail();
    expect(await count()).toBe(2);
  });

  it('put no more pictures there than they have room for', async () => {
    const bucket = openTestBucket();
    try {
      const other = await startShop();
      const owner = await signInStaff(other);
      const params = { id: other.tenant.id };
      const grant = () => other.call(uploadDeskEndpoints.getStaffToken, { query: { ext: 'jpg', catalog: 'PRODUCT_SEARCH' } }, owner); // prettier-ignore
      const folder = join(bucket.folder, 't', other.tenant.id, '202611');
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, 'a.jpg'), Buffer.alloc(1_500_000));
      const body = { orders: null, staff: null, mails: null, storageMb: 2, off: [], isHard: true };
      const set = (storageMb: number, version: number) =>
        platform.call(platformEndpoints.setQuota, { params, body: { ...body, storageMb, version } }, token);
      expect((await set(3, 0)).data).toMatchObject({ storageMb: 2, quota: 'FINE' });
      expect((await grant()).status).toBe(200);
      expect((await set(2, 1)).data).toMatchObject({ storageMb: 2, quota: 'OVER' });
      expect((await grant()).problem).toMatchObject({ code: 'METHOD_DISABLED', data: { reason: 'QUOTA' } });
    } finally {
      bucket.close();
    }
  });
});
