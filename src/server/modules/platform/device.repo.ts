import { and, desc, eq, notInArray } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { platformDevice, platformPerson } from '../../db/schema/platform';
import { DEPLOYMENT } from '../../kernel/caller-limit';

/** Browsers in which those have logged in who stand above all shops. */
export const deviceRepo = (tx: Tx) => {
  const ofPerson = (personId: string) =>
    and(eq(platformDevice.tenantId, DEPLOYMENT), eq(platformDevice.personId, personId));
  return {
    async isKnownTo(email: string, tokenHash: string): Promise<boolean> {
      const [row] = await tx
        .select({ personId: platformDevice.personId })
        .from(platformDevice)
        .innerJoin(
          platformPerson,
          and(eq(platformPerson.tenantId, platformDevice.tenantId), eq(platformPerson.id, platformDevice.personId)),
        )
        .where(
          and(
            eq(platformDevice.tenantId, DEPLOYMENT),
            eq(platformDevice.tokenHash, tokenHash),
            eq(platformPerson.email, email),
          ),
        );
      return row !== undefined;
    },
    /** @returns whether it was there */
    async touch(personId: string, tokenHash: string, lastSeenAt: Date): Promise<boolean> {
      const seen = await tx
        .update(platformDevice)
        .set({ lastSeenAt })
        .where(and(ofPerson(personId), eq(platformDevice.tokenHash, tokenHash)))
        .returning({ tokenHash: platformDevice.tokenHash });
      return seen.length === 1;
    },
    async insert(personId: string, tokenHash: string, lastSeenAt: Date): Promise<void> {
      await tx.insert(platformDevice).values({ tenantId: DEPLOYMENT, personId, tokenHash, lastSeenAt });
    },
    /** Forgets all but the last `keep` seen. */
    async forgetOldest(personId: string, keep: number): Promise<void> {
      const latest = tx
        .select({ tokenHash: platformDevice.tokenHash })
        .from(platformDevice)
        .where(ofPerson(personId))
        .orderBy(desc(platformDevice.lastSeenAt), desc(platformDevice.tokenHash))
        .limit(keep);
      await tx.delete(platformDevice).where(and(ofPerson(personId), notInArray(platformDevice.tokenHash, latest)));
    },
  };
};
