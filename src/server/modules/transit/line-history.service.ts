import {
  measuredAllowance,
  shownHistory,
  type LineHistory,
  type TransitLineHistory,
} from '../../../contract/line-history';
import { USUAL_ALLOWANCE, type EstimatedBoxes, type PackingAllowance } from '../../../contract/transit-estimate';
import { shopTx } from '../../db/database';
import { AppError } from '../../kernel/app-error';
import type { Ctx } from '../../kernel/context';
import { keptWithShop } from '../../kernel/kept-with-tenant';
import { linesOf, openWarehousesOf } from '../tenant/offers.service';
import { lineHistoryRepo, type HistoryOfLine } from './line-history.repo';

type Asker = Pick<Ctx, 'tenant' | 'now'>;

/** How lines went from one warehouse. */
export interface LinesFrom {
  /** Boxes that are estimated with what was measured there, and with the usual allowance for all other lines. */
  boxes: (count: number) => EstimatedBoxes;
  /** Undefined where there is nothing to be told of it. */
  historyOf: (lineName: string) => LineHistory | undefined;
}

/** Of all lines of a shop, read once for as long as its record is kept. */
const historiesOf = keptWithShop(({ tenant: { id: tenantId } }: Asker) =>
  shopTx(tenantId, (tx) => lineHistoryRepo(tx, { tenantId }).list()),
);

/**
 * How lines went from each warehouse: the one look for every estimate. Where nobody has said from which, it is the first
 * that is open, to which an order goes then.
 */
export async function lineHistories(ctx: Asker): Promise<(warehouseId: string | undefined) => LinesFrom> {
  const [histories, [first]] = await Promise.all([historiesOf(ctx), openWarehousesOf(ctx)]);
  return (warehouseId = first?.id) => linesIn(histories.filter((each) => each.warehouseId === warehouseId));
}

function linesIn(histories: HistoryOfLine[]): LinesFrom {
  const allowances = histories.flatMap((each): [string, PackingAllowance][] => {
    const allowance = measuredAllowance(each);
    return allowance ? [[each.lineName, allowance]] : [];
  });
  const measured = Object.fromEntries(allowances);
  return {
    boxes: (count) => ({ count, allowance: USUAL_ALLOWANCE, ...(allowances.length > 0 && { measured }) }),
    historyOf(lineName) {
      const history = shownHistory(histories.find((each) => each.lineName === lineName));
      return history.way || history.estimate ? history : undefined;
    },
  };
}

/** @throws AppError NOT_FOUND where the shop offers no such line, or has no such warehouse */
export async function getLineHistory(ctx: Ctx, name: string, warehouseId?: string): Promise<TransitLineHistory> {
  const [lines, warehouses] = await Promise.all([linesOf(ctx), openWarehousesOf(ctx)]);
  const isThere = warehouseId === undefined || warehouses.some(({ id }) => id === warehouseId);
  if (!isThere || !lines.some((line) => line.name === name)) throw new AppError('NOT_FOUND');
  const from = await lineHistories(ctx);
  const history = from(warehouseId).historyOf(name) ?? shownHistory(undefined);
  return { transitOptionName: name, ...history };
}
