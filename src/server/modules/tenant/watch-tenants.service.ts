import { systemTx } from '../../db/database';
import { log } from '../../kernel/log';
import { isCacheInUse, markWatched, watchUse } from './tenant-cache';
import { tenantRepo } from './tenant.repo';
import { forgetTenant } from './tenant.service';

const EVERY_MS = 1_000;

/**
 * Forgets the shops that any process changed since the last look, each second in which somebody asks for shops: a process
 * that nobody asks is not even woken up. @returns the stop
 */
export function watchTenants(): () => void {
  let seen: number | undefined;
  let isLooking = false;
  let timer: NodeJS.Timeout | undefined;
  const rest = () => {
    clearInterval(timer);
    timer = undefined;
  };
  const look = async () => {
    if (!isCacheInUse()) return rest();
    if (isLooking) return;
    isLooking = true;
    try {
      seen = await forgetChanged(seen);
    } catch (error) {
      log().debug({ err: error }, 'changes of shops could not be read');
    } finally {
      isLooking = false;
    }
  };
  const begin = () => void (timer ??= setInterval(() => void look(), EVERY_MS).unref());
  watchUse(begin);
  if (isCacheInUse()) begin();
  return () => {
    watchUse(() => undefined);
    rest();
  };
}

/** @param seen the latest change that is known; without it what is kept has its own short life @returns the latest now */
export async function forgetChanged(seen: number | undefined): Promise<number> {
  const changes = await systemTx((tx) => tenantRepo(tx).listChanges(seen));
  if (seen !== undefined) {
    for (const { id } of changes) forgetTenant(id);
    markWatched();
  }
  return changes.reduce((latest, { version }) => (version > latest ? version : latest), seen ?? 0);
}
