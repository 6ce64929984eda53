import { and, desc, eq } from 'drizzle-orm';
import type { PlatformDeed } from '../../../contract/platform';
import type { Tx } from '../../db/database';
import { platformDeed, platformPerson } from '../../db/schema/platform';
import { DEPLOYMENT } from '../../kernel/caller-limit';
import type { PlatformCtx } from '../../kernel/context';
import { shownNetwork } from '../../kernel/shown-network';
import { newId } from '../../kernel/tokens';
import { auditedChange } from '../operator/audit.service';

interface Deed {
  action: string;
  shopId?: string;
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
  reason?: string;
}

/** Writes down what was done from above; it is never changed. */
export async function recordPlatformDeed(tx: Tx, ctx: PlatformCtx, { before, after, ...deed }: Deed): Promise<void> {
  await insert(tx, {
    ...deed,
    ...auditedChange(before ?? null, after ?? null),
    at: ctx.now(),
    personId: ctx.platform.personId,
    network: shownNetwork(ctx.ip),
    requestId: ctx.requestId,
  });
}

/** The same for a command of whoever runs the server. */
export const recordPlatformCommand = (tx: Tx, at: Date, { before, after, ...deed }: Deed): Promise<void> =>
  insert(tx, { ...deed, ...auditedChange(before ?? null, after ?? null), at });

async function insert(tx: Tx, row: Omit<typeof platformDeed.$inferInsert, 'tenantId' | 'id'>): Promise<void> {
  await tx.insert(platformDeed).values({ tenantId: DEPLOYMENT, id: newId(), ...row });
}

/** Newest first; of one shop, or of all. */
export async function listPlatformDeeds(tx: Tx, limit: number, shopId?: string): Promise<PlatformDeed[]> {
  const ofShop = shopId === undefined ? undefined : eq(platformDeed.shopId, shopId);
  const rows = await tx
    .select({ deed: platformDeed, who: platformPerson.name })
    .from(platformDeed)
    .leftJoin(
      platformPerson,
      and(eq(platformPerson.tenantId, DEPLOYMENT), eq(platformPerson.id, platformDeed.personId)),
    )
    .where(and(eq(platformDeed.tenantId, DEPLOYMENT), ofShop))
    .orderBy(desc(platformDeed.at), desc(platformDeed.id))
    .limit(limit);
  return rows.map(({ deed: { id, at, action, shopId: of, before, after, reason }, who }) => ({
    ...{ id, at: at.toISOString(), who, action, shopId: of, reason },
    before: before as PlatformDeed['before'],
    after: after as PlatformDeed['after'],
  }));
}
