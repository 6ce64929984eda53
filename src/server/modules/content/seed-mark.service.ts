import * as z from 'zod/mini';
import type { Tx } from '../../db/database';
import { seedMarkRepo } from './seed-mark.repo';
import { siteRepo } from './site.repo';

const MARK = 'seed-mark';
const SeedMark = z.object({
  /** What the seed wrote, as the seed names it. */
  version: z.string(),
  /** Of the shop as it stood after that; null while it is being written. */
  fingerprint: z.nullable(z.string()),
});
export type ShopState = 'missing' | 'half written' | 'as seeded' | 'older' | 'changed';

/** How the shop stands to what the seed would write: `changed` is somebody's work, also where no seed ever wrote it. */
export async function seedStateOf(tx: Tx, tenantId: string, version: string): Promise<ShopState> {
  const repo = seedMarkRepo(tx, { tenantId });
  const mark = SeedMark.safeParse(await siteRepo(tx, { tenantId }).find(MARK));
  if (!mark.success) return (await repo.hasShop()) ? 'changed' : 'missing';
  if (mark.data.fingerprint === null) return 'half written';
  const stands = await repo.fingerprint();
  // a mark of before offers had tables says nothing of them
  if (stands !== mark.data.fingerprint && !stands.startsWith(`${mark.data.fingerprint} `)) return 'changed';
  return mark.data.version === version ? 'as seeded' : 'older';
}

/** Before the first write: a seed that breaks off starts again. */
export const markSeedBegun = (tx: Tx, tenantId: string, version: string) => save(tx, tenantId, version, null);

/** After the last one. */
export const markSeeded = async (tx: Tx, tenantId: string, version: string) =>
  save(tx, tenantId, version, await seedMarkRepo(tx, { tenantId }).fingerprint());

const save = (tx: Tx, tenantId: string, version: string, fingerprint: string | null) =>
  siteRepo(tx, { tenantId }).save({
    id: MARK,
    kind: 'SEED_MARK',
    position: 0,
    value: { version, fingerprint } satisfies z.infer<typeof SeedMark>,
    createdAt: new Date(),
  });
