import type { CatalogueProduct } from '../../../server/adapters/marketplace/embedded/catalogue-product';
import { shopTx } from '../../../server/db/database';
import { readCrowdMark, saveCrowdMark } from '../../../server/modules/content/past-mark.service';
import type { DemoShop } from '../../seed/demo-shops';
import { goodsOf } from '../past-goods';
import { closeDays } from './close-days';
import { openCrowd } from './crowd';
import { lastQuarter, quarterBefore } from './half-year';
import { moneyDesks } from './money-desks';
import { inBatch, openBatch } from './waves';

/**
 * Half a year of other shoppers, so that those who run the shop have something to look back on: the same shop, the same
 * services, at the times at which it is said to have happened. Once, and it goes on with the part where it broke off.
 * @returns what was refused
 */
export async function tellCrowd(shop: DemoShop, catalogue: CatalogueProduct[], now: Date): Promise<string[]> {
  const { id: tenantId, currency, timezoneOffset } = shop.record;
  // the longest ago first, for books are written in the order of what happened; days are signed when all of it stands
  const waves = [quarterBefore, lastQuarter, inBatch, moneyDesks(currency), openBatch, closeDays(timezoneOffset)];
  const told = await shopTx(tenantId, (tx) => readCrowdMark(tx, tenantId));
  const goods = goodsOf(shop, catalogue);
  const refused: string[] = [];
  let next = told * 10;
  const choose = () => {
    const product = goods[next++ % goods.length];
    if (!product) throw new Error('The demo shop sells nothing that can be ordered.');
    return product;
  };
  for (const [at, { daysAgo, tell }] of waves.entries()) {
    if (at < told) continue;
    try {
      await tell(await openCrowd(shop, { daysAgo, choose, now }));
    } catch (error) {
      refused.push(error instanceof Error ? error.message : String(error));
    }
    await shopTx(tenantId, (tx) => saveCrowdMark(tx, tenantId, at + 1));
  }
  return refused;
}
