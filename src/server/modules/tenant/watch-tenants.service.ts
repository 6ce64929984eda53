import { systemTx } from '../../db/database';
import { log } from '../../kernel/log';
import { isCacheInUse, markWatched } from './tenant-cache';
import { tenantRepo } from './tenant.repo';
import { forgetTenant } from './tenant.service';

const EVERY_MS = 1_000;

/**
 * Forgets the shops that any process changed since the last look, each second in which somebody asks for shops.
 * @returns the stop
 */
export function watchTenants(): () => void {
  let seen: number | undefined;
  let isLooking = false;
  const look = async () => {
    if (isLooking || !isCacheInUse()) return;
    isLooking = true;
    try {
      seen = await forgetChanged(seen);
    } catch (error) {
      log().debug({ err: error }, 'changes of shops could not be read');
    } finally {
      isLooking = false;
    }
  };
  const timer = setInterval(() => void look(), EVERY_MS).unref();
  return () => clearInterval(timer);
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
