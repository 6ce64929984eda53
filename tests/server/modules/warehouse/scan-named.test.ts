import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { warehouseEndpoints } from '../../../../src/contract/warehouse.endpoints';
import { systemTx } from '../../../../src/server/db/database';
import { lineOf, warehouseOf } from '../../../support/shop-offers';
import { startShop, type Shop } from '../../../support/shop';
import { signInClerk, signInStaff } from '../../../support/staff';
import { startOrdering } from '../purchase/ordering';
import { startShipping } from '../transit/shipping';
import { benchOf } from './scanning';

async function parcelsOf({ tenant }: Shop): Promise<number> {
  const { rows } = (await systemTx((tx) =>
    tx.execute(sql`select count(*)::int as count from parcel where tenant_id = ${tenant.id}`),
  )) as unknown as { rows: { count: number }[] };
  return rows[0]?.count ?? NaN;
}

describe('what a bench scans in place of a parcel', () => {
  it('is known by the number of an order and by the code of a shopper, and nothing is taken in under it', async () => {
    const at = await startOrdering();
    const { id, orderNo } = await at.order();
    const enrolled = await at.shop.call(
      warehouseEndpoints.saveUserWarehouse,
      { body: { tenantWarehouseId: 'gz' } },
      { token: at.token },
    );
    const bench = benchOf(at.shop, (await signInStaff(at.shop, ['warehouse'])).staffToken);
    expect(await bench.scan(orderNo.toLowerCase())).toMatchObject({
      ...{ say: 'NAMES_ORDER', recognised: 'ORDER', parcel: null },
      named: { kind: 'PURCHASE', id, name: orderNo },
    });
    expect(await bench.scan(enrolled.data.code)).toMatchObject({
      ...{ say: 'NAMES_SHOPPER', recognised: 'SHOPPER' },
      named: { kind: 'CUSTOMER', id: at.shopperId },
    });
    // neither is one that this shop has not: a fault that somebody looks after
    const none = await bench.scan('PO261127ZZZZZZZZ');
    expect([none.say, none.recognised, none.named]).toEqual(['UNKNOWN', 'ORDER', undefined]);
    expect(await parcelsOf(at.shop)).toBe(0);
  });

  it('is known by the number of a shipment and by the label of its box, and what lies on the bench stays there', async () => {
    const warehouses = [warehouseOf(), warehouseOf({ code: 'yw' })];
    const at = await startShipping(await startShop({ offers: { warehouses, lines: [lineOf()] } }));
    const { id, orderNo } = await at.order();
    const bench = benchOf(at.shop, (await signInStaff(at.shop, ['warehouse'])).staffToken);
    bench.turn('SHELVE');
    const { next } = await bench.scan('L-A01-01');
    for (const code of [orderNo, `T-${orderNo}`, `T-${orderNo}-2`])
      expect(await bench.scan(code)).toMatchObject({
        ...{ say: 'NAMES_SHIPMENT', recognised: 'SHIPMENT', next },
        named: { kind: 'SHIPMENT', id, name: orderNo },
      });
    // at a bench of another warehouse it leads nowhere
    const clerk = await signInClerk(at.shop, ['warehouse'], ['yw']);
    const strange = await benchOf(at.shop, clerk.staffToken, 'B', 'yw').scan(orderNo);
    expect([strange.say, strange.named]).toEqual(['NAMES_SHIPMENT', undefined]);
  });
});
