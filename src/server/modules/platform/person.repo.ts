import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { platformPerson, platformRecoveryCode } from '../../db/schema/platform';
import { DEPLOYMENT } from '../../kernel/caller-limit';

export type PersonRow = typeof platformPerson.$inferSelect;
type NewPerson = Pick<PersonRow, 'id' | 'email' | 'name' | 'loginHash' | 'language' | 'createdAt'>;

/** What a secret of theirs is sealed for. */
export const aboutFactor = (personId: string) => `platform-factor:${personId}`;

/** Who stands above all shops, with what they prove beside a password. */
export const personRepo = (tx: Tx) => {
  const ours = eq(platformPerson.tenantId, DEPLOYMENT);
  const one = (id: string) => and(ours, eq(platformPerson.id, id));
  const codesOf = (id: string) =>
    and(eq(platformRecoveryCode.tenantId, DEPLOYMENT), eq(platformRecoveryCode.personId, id));
  return {
    async find(id: string): Promise<PersonRow | undefined> {
      const [row] = await tx.select().from(platformPerson).where(one(id));
      return row;
    },
    async findByEmail(email: string): Promise<PersonRow | undefined> {
      const [row] = await tx
        .select()
        .from(platformPerson)
        .where(and(ours, eq(platformPerson.email, email)));
      return row;
    },
    /** For whoever is about to change them, or to open a session. */
    async lock(id: string): Promise<PersonRow | undefined> {
      const [row] = await tx.select().from(platformPerson).where(one(id)).for('update');
      return row;
    },
    list: (): Promise<PersonRow[]> => tx.select().from(platformPerson).where(ours).orderBy(platformPerson.email),
    /** @returns false where there is somebody with this e-mail */
    async insert(person: NewPerson): Promise<boolean> {
      const rows = await tx
        .insert(platformPerson)
        .values({ tenantId: DEPLOYMENT, ...person })
        .onConflictDoNothing()
        .returning({ id: platformPerson.id });
      return rows.length === 1;
    },
    async change(id: string, set: Partial<Pick<PersonRow, 'loginHash' | 'state'>>): Promise<void> {
      await tx.update(platformPerson).set(set).where(one(id));
    },
    /** In place of one that was shown and never confirmed. @returns false where one is confirmed */
    async offerSecret(id: string, sealedSecret: string): Promise<boolean> {
      const rows = await tx
        .update(platformPerson)
        .set({ sealedSecret, lastStep: 0 })
        .where(and(one(id), isNull(platformPerson.confirmedAt)))
        .returning({ id: platformPerson.id });
      return rows.length === 1;
    },
    /** Takes the code of a half minute, each once. @param confirmedAt with the first of all */
    async takeStep(id: string, lastStep: number, confirmedAt?: Date): Promise<boolean> {
      const isFirst = confirmedAt ? isNull(platformPerson.confirmedAt) : sql`${platformPerson.confirmedAt} is not null`;
      const rows = await tx
        .update(platformPerson)
        .set({ lastStep, ...(confirmedAt && { confirmedAt }) })
        .where(and(one(id), isFirst, lt(platformPerson.lastStep, lastStep)))
        .returning({ id: platformPerson.id });
      return rows.length === 1;
    },
    async forgetFactor(id: string): Promise<void> {
      await tx.delete(platformRecoveryCode).where(codesOf(id));
      await tx.update(platformPerson).set({ sealedSecret: null, confirmedAt: null, lastStep: 0 }).where(one(id));
    },
    async keepCodes(id: string, hashes: string[]): Promise<void> {
      await tx.delete(platformRecoveryCode).where(codesOf(id));
      const rows = hashes.map((codeHash) => ({ tenantId: DEPLOYMENT, personId: id, codeHash }));
      await tx.insert(platformRecoveryCode).values(rows);
    },
    /** @returns whether it was there */
    async useCode(id: string, codeHash: string): Promise<boolean> {
      const rows = await tx
        .delete(platformRecoveryCode)
        .where(and(codesOf(id), eq(platformRecoveryCode.codeHash, codeHash)))
        .returning({ codeHash: platformRecoveryCode.codeHash });
      return rows.length === 1;
    },
  };
};
