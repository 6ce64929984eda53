import { shopTx } from '../../../src/server/db/database';
import { shopDay } from '../../../src/server/modules/dashboard/facts.rules';
import { goodsOn } from '../../../src/server/modules/dashboard/goods-facts.repo';
import { moneyOn } from '../../../src/server/modules/dashboard/money-facts.repo';
import { soldOn, troubleOn } from '../../../src/server/modules/dashboard/order-facts.repo';

/** Before any row of a big shop: whoever counts it by an index of days reads nothing. */
const QUIET = '2020-01-02';

/** What the counter of days asks about one, where there is nothing to be added up. */
export const countQuietDay = (tenantId: string): Promise<void> =>
  shopTx(tenantId, async (tx) => {
    const span = shopDay(QUIET, 5.5);
    for (const count of [soldOn, troubleOn, moneyOn, goodsOn]) await count(tx, { tenantId, unitsPerFen: 1 }, span);
  });
