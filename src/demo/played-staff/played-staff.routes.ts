import { AppError } from '../../server/kernel/app-error';
import { route } from '../../server/kernel/route';
import { playedShops } from './played-shops';
import { playStaff } from './played-staff';
import { playedStaffEndpoints } from './played-staff.endpoints';

/** Who tries a demo shop need not wait for its staff. */
export const playedStaffRoutes = [
  route(playedStaffEndpoints.hurry, async ({ tenant, user, now }) => {
    const [shop] = await playedShops([tenant.id]);
    if (!shop) throw new AppError('NOT_FOUND');
    const { shopperId } = user;
    return { done: await playStaff([{ ...shop, stepMs: 0, shopperId }], now()) };
  }),
];
