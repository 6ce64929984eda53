import { AppError } from '../../server/kernel/app-error';
import { countAttempt } from '../../server/kernel/rate-limit';
import { route } from '../../server/kernel/route';
import { openWarehousesOf } from '../../server/modules/tenant/offers.service';
import { playedShops } from './played-shops';
import { bringUnknown } from './played-courier';
import { playStaff } from './played-staff';
import { playedStaffEndpoints } from './played-staff.endpoints';

/** Each time looks through all that the shop has to do; a finger is slower than this. */
const HURRIES = { max: 60, windowSeconds: 60 };

/** Who tries a demo shop need not wait for its staff. */
export const playedStaffRoutes = [
  route(playedStaffEndpoints.hurry, async (ctx, { body }) => {
    const { shopperId } = ctx.user;
    await countAttempt(ctx, { key: `hurry:${shopperId}`, ...HURRIES });
    const [shop] = await playedShops([ctx.tenant.id]);
    if (!shop) throw new AppError('NOT_FOUND');
    const { trouble, finds, packs, brings } = body;
    const [warehouse] = await openWarehousesOf(ctx);
    if (brings && warehouse)
      await bringUnknown(ctx.tenant.id, { warehouseId: warehouse.id, trackingNo: brings }, ctx.now());
    const odds = { ...(finds === 'FAULT' && { faultyOneIn: 1 }), ...(finds === 'DEARER' && { dearerOneIn: 1 }) };
    // who hurries them asks for trouble, or has none
    const hurried = { ...shop, ...odds, troubleOneIn: 0 };
    return { done: await playStaff([{ ...hurried, stepMs: 0, shopperId, trouble, packs }], ctx.now()) };
  }),
];
