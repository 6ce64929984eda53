import { AppError } from './app-error';
import type { Ctx } from './context';

/**
 * Where the platform has set a hard limit that was passed when the days were last counted. It stands in the shop's
 * record, so that asking costs nothing; a few more may come through before the next count. @throws AppError METHOD_DISABLED
 */
export function refuseBeyondQuota({ tenant }: Pick<Ctx, 'tenant'>, of: 'orders' | 'staff'): void {
  if (tenant.stopped?.includes(of)) throw new AppError('METHOD_DISABLED', { data: { reason: 'QUOTA' } });
}
