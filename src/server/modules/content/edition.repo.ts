import { and, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { contentEdition, contentHead } from '../../db/schema/content';
import { staff } from '../../db/schema/staff';
import type { DueRows } from '../../kernel/work-claim.repo';

/** What the staff writes by editions. */
export type EditedKind = 'ARTICLE' | 'BANNER' | 'ANNOUNCEMENT' | 'CAMPAIGN';
export interface Edited {
  kind: EditedKind;
  subject: string;
  /** Empty of what holds all its languages. */
  language: string;
}
export type HeadRow = typeof contentHead.$inferSelect;

export const editionRepo = (tx: Tx, { tenantId }: { tenantId: string }) => {
  const ofHead = ({ kind, subject, language }: Edited): SQL | undefined =>
    and(
      eq(contentHead.tenantId, tenantId),
      eq(contentHead.kind, kind),
      eq(contentHead.subject, subject),
      eq(contentHead.language, language),
    );
  const ofEditions = ({ kind, subject, language }: Edited) =>
    and(
      eq(contentEdition.tenantId, tenantId),
      eq(contentEdition.kind, kind),
      eq(contentEdition.subject, subject),
      eq(contentEdition.language, language),
    );
  const withAuthor = () =>
    tx
      .select({
        number: contentEdition.number,
        at: contentEdition.createdAt,
        value: contentEdition.value,
        meaning: contentEdition.meaning,
        staffName: staff.name,
      })
      .from(contentEdition)
      .leftJoin(staff, and(eq(staff.tenantId, contentEdition.tenantId), eq(staff.id, contentEdition.staffId)));

  return {
    heads: (kind: EditedKind): Promise<HeadRow[]> =>
      tx
        .select()
        .from(contentHead)
        .where(and(eq(contentHead.tenantId, tenantId), eq(contentHead.kind, kind))),
    async head(at: Edited): Promise<HeadRow | undefined> {
      const [row] = await tx.select().from(contentHead).where(ofHead(at));
      return row;
    },
    /** What a thing without a language is, by its id; undefined where nothing was ever written of it. */
    async kindOf<Kind extends EditedKind>(subject: string, kinds: readonly Kind[]): Promise<Kind | undefined> {
      const { kind } = contentHead;
      const [row] = await tx
        .select({ kind })
        .from(contentHead)
        .where(and(eq(contentHead.tenantId, tenantId), inArray(kind, [...kinds]), eq(contentHead.subject, subject)));
      return kinds.find((each) => each === row?.kind);
    },
    /** The newest edition of each thing of a kind, those first that were begun last. */
    newest(kind: EditedKind, limit: number) {
      // first the heads, by their index: an edition is looked up for no more than these
      const head = tx
        .select()
        .from(contentHead)
        .where(and(eq(contentHead.tenantId, tenantId), eq(contentHead.kind, kind)))
        .orderBy(desc(contentHead.createdAt), desc(contentHead.id))
        .limit(limit)
        .as('head');
      return tx
        .select({ subject: head.subject, newest: head.newest, value: contentEdition.value })
        .from(head)
        .innerJoin(
          contentEdition,
          and(
            eq(contentEdition.tenantId, head.tenantId),
            eq(contentEdition.kind, head.kind),
            eq(contentEdition.subject, head.subject),
            eq(contentEdition.language, head.language),
            eq(contentEdition.number, head.newest),
          ),
        )
        .orderBy(desc(head.createdAt), desc(head.id));
    },
    async headById(id: string): Promise<HeadRow | undefined> {
      const [row] = await tx
        .select()
        .from(contentHead)
        .where(and(eq(contentHead.tenantId, tenantId), eq(contentHead.id, id)));
      return row;
    },
    /** False where the newest is another one by now. @param row.id of the head, where this is the first */
    async add(
      at: Edited,
      version: number,
      row: { id: string; value: unknown; meaning: number; staffId: string; createdAt: Date },
    ): Promise<boolean> {
      const { id, createdAt, ...edition } = row;
      const number = version + 1;
      const turned =
        version === 0
          ? await tx
              .insert(contentHead)
              .values({ tenantId, id, ...at, newest: number, createdAt })
              .onConflictDoNothing()
              .returning({ id: contentHead.id })
          : await tx
              .update(contentHead)
              .set({ newest: number })
              .where(and(ofHead(at), eq(contentHead.newest, version)))
              .returning({ id: contentHead.id });
      if (turned.length === 0) return false;
      await tx.insert(contentEdition).values({ tenantId, ...at, number, ...edition, createdAt });
      return true;
    },
    async find(at: Edited, number: number) {
      const [row] = await withAuthor().where(and(ofEditions(at), eq(contentEdition.number, number)));
      return row && { ...row, staffName: row.staffName ?? '' };
    },
    /** The newest first, without what they say. */
    async list(at: Edited, limit: number) {
      const rows = await tx
        .select({ number: contentEdition.number, at: contentEdition.createdAt, staffName: staff.name })
        .from(contentEdition)
        .leftJoin(staff, and(eq(staff.tenantId, contentEdition.tenantId), eq(staff.id, contentEdition.staffId)))
        .where(ofEditions(at))
        .orderBy(desc(contentEdition.number))
        .limit(limit);
      return rows.map((row) => ({ ...row, staffName: row.staffName ?? '' }));
    },
    /** What goes out by itself; null takes it back. False where the newest is another one by now. */
    async setDue(at: Edited, version: number, due: { edition: number; at: Date; by: string; keeps: boolean } | null) {
      const set = {
        dueEdition: due?.edition ?? null,
        dueAt: due?.at ?? null,
        dueBy: due?.by ?? null,
        dueKeeps: due?.keeps ?? false,
      };
      const changed = await tx
        .update(contentHead)
        .set(set)
        .where(and(ofHead(at), eq(contentHead.newest, version)))
        .returning({ id: contentHead.id });
      return changed.length === 1;
    },
    /** In the way of whoever writes or publishes, until the transaction ends. */
    async lock(at: Edited): Promise<HeadRow | undefined> {
      const [row] = await tx.select().from(contentHead).where(ofHead(at)).for('update');
      return row;
    },
  };
};

/** What is to go out by itself by now. */
export const dueEditions = (now: Date): DueRows => ({
  table: contentHead,
  where: sql`${contentHead.dueAt} <= ${now.toISOString()}::timestamptz`,
  oldest: contentHead.dueAt,
});
