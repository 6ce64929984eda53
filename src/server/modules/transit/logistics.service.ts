import type { LocalizedText } from '../../../contract/fields';
import type { TransitLogistics } from '../../../contract/transit';
import { TRACKING_COMPANIES } from '../../adapters/tracking/tracking.port';
import { ownerOf, type UserCtx } from '../../kernel/context';
import { localize } from '../../kernel/tenant-record';
import { sayDistrict } from '../tenant/district.service';
import { warehousesOf } from '../tenant/offers.service';
import { logisticsRepo } from './logistics.repo';
import { presentLogistics } from './logistics.rules';
import { getRow, lineOfReceipt } from './transit-read.service';
import { transitRepo } from './transit.repo';

/** @throws AppError NOT_FOUND */
export async function getLogistics(ctx: UserCtx, id: string): Promise<TransitLogistics> {
  const warehouses = (await warehousesOf(ctx)).map(({ name }) => name);
  return ctx.tx(async (tx) => {
    const row = await getRow(tx, ctx, id);
    const boxes = await transitRepo(tx, ownerOf(ctx)).listBoxes([id]);
    const events = boxes.length === 0 ? [] : await logisticsRepo(tx, ownerOf(ctx)).list(boxes.map((box) => box.id));
    const places = {
      companies: TRACKING_COMPANIES,
      warehouses,
      say: (name: LocalizedText) => localize(name, ctx.locale, ctx.tenant),
      sayDistrict: (name: string) => sayDistrict(ctx, row.address.countryCode, name),
    };
    return presentLogistics(row, { boxes, events, line: await lineOfReceipt(tx, row), places, now: ctx.now() });
  });
}
