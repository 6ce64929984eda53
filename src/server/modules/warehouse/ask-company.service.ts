import type { TrackedBox, TrackingNews, TrackingPort } from '../../adapters/tracking/tracking.port';
import type { TenantScope } from '../../kernel/tenant-scope';
import { findTenant } from '../tenant/tenant.service';

const HOUR_MS = 3_600_000;
/** It tells by itself: asking is for what did not arrive. */
const ASK_EVERY_MS = 6 * HOUR_MS;
/** Where it cannot tell: a number of which its carrier knows nothing yet, a shop that only tries things out. */
const ASK_LATER_MS = 24 * HOUR_MS;

interface Followed {
  tracked: TrackedBox;
  followedBy: string;
  set: (change: { followedBy?: string; askAt?: Date }) => Promise<void>;
  hear: (provider: string, news: TrackingNews[]) => Promise<number>;
}

/**
 * Has one number followed, and notes what is known of it now. Nothing is held in the database while the company is waited
 * for. @param company undefined where nobody knows who brings it
 */
export async function askCompany(
  scope: TenantScope,
  company: TrackingPort | undefined,
  followed: Followed,
): Promise<void> {
  const { tracked, followedBy, set, hear } = followed;
  const inMs = (ms: number) => new Date(scope.now().getTime() + ms);
  // test money never moves a real carrier's quota
  if (!company || !(await findTenant(scope.tenantId))?.isLive) return set({ askAt: inMs(ASK_LATER_MS) });
  if (followedBy !== company.name && !(await company.register(tracked))) return set({ askAt: inMs(ASK_LATER_MS) });
  await set({ followedBy: company.name });
  await hear(company.name, await company.pull(tracked));
  await set({ askAt: inMs(ASK_EVERY_MS) });
}
