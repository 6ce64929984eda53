import * as z from 'zod/mini';
import type { Tx } from '../../db/database';
import { siteRepo } from './site.repo';

const MARK = 'past-mark';
const PastMark = z.object({
  shopperId: z.string(),
  /** How many of its chapters are told. */
  chapters: z.int(),
  /** What came to its state before belongs to it. */
  until: z.string(),
});

/** How much of the past of a demo shop's regular is told, which is written once. */
export type PastMark = z.infer<typeof PastMark>;

export async function readPastMark(tx: Tx, tenantId: string): Promise<PastMark | undefined> {
  const mark = PastMark.safeParse(await siteRepo(tx, { tenantId }).find(MARK));
  return mark.success ? mark.data : undefined;
}

const CROWD_MARK = 'crowd-mark';
const CrowdMark = z.object({ waves: z.int() });

/** How much of the past of a demo shop's other shoppers is told. */
export async function readCrowdMark(tx: Tx, tenantId: string): Promise<number> {
  const mark = CrowdMark.safeParse(await siteRepo(tx, { tenantId }).find(CROWD_MARK));
  return mark.success ? mark.data.waves : 0;
}

// of a kind that is nobody's work on the shop
const save = (tx: Tx, tenantId: string, id: string, value: object) =>
  siteRepo(tx, { tenantId }).save({ id, kind: 'SEED_MARK', position: 0, value, createdAt: new Date() });
export const savePastMark = (tx: Tx, tenantId: string, value: PastMark) => save(tx, tenantId, MARK, value);
export const saveCrowdMark = (tx: Tx, tenantId: string, waves: number) => save(tx, tenantId, CROWD_MARK, { waves });
