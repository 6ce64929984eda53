import type { Tx } from '../db/database';
import type { Ctx } from './context';
import { rememberedSessions } from './remembered-sessions';
import type { RememberedSession } from './session-check';
import { sha256 } from './tokens';

const TOUCH_EVERY_MS = 600_000;

interface SessionRow {
  sessionId: string;
  lastSeenAt: Date;
}

/** Where sessions are kept, of shoppers or of staff, and what is known of who has one. */
interface Sessions<Row extends SessionRow, Person> {
  /** Of the cache, as the measurements have it. */
  name: string;
  repo: (
    tx: Tx,
    scope: { tenantId: string },
  ) => {
    findLive: (tokenHash: string, now: Date) => Promise<Row | undefined>;
    touch: (id: string, now: Date) => Promise<void>;
  };
  /** Who was not seen since is seen no more. */
  idleSince: (now: Date) => Date;
  personOf: (row: Row) => Person;
}

const isTouchDue = (lastSeenAt: Date, now: Date) => now.getTime() - lastSeenAt.getTime() >= TOUCH_EVERY_MS;

/** Whose tokens are, in the shop of the request only. */
export function knownSessions<Row extends SessionRow, Person>({
  name,
  repo,
  idleSince,
  personOf,
}: Sessions<Row, Person>) {
  const sessions = rememberedSessions<Person>(name);
  return {
    /** Who has the live session of a token: one round trip. */
    async find(ctx: Ctx, token: string): Promise<Person | undefined> {
      const now = ctx.now();
      const sessionsIn = (tx: Tx) => repo(tx, { tenantId: ctx.tenant.id });
      const tokenHash = sha256(token);
      const found = await ctx.atOnce((tx) => sessionsIn(tx).findLive(tokenHash, now));
      if (!found) return undefined;
      const isDue = isTouchDue(found.lastSeenAt, now);
      if (isDue) await ctx.atOnce((tx) => sessionsIn(tx).touch(found.sessionId, now));
      const person = personOf(found);
      sessions.remember(ctx.tenant.id, tokenHash, { person, lastSeenAt: isDue ? now : found.lastSeenAt });
      return person;
    },

    /**
     * The same from memory, until it is to be marked as seen again; whether it still lives is asked with what comes
     * first.
     */
    recall(ctx: Ctx, token: string): RememberedSession<Person> | undefined {
      const now = ctx.now();
      const tokenHash = sha256(token);
      const found = sessions.recall(ctx.tenant.id, tokenHash);
      if (!found || isTouchDue(found.lastSeenAt, now)) return undefined;
      return {
        person: found.person,
        proof: { tokenHash, now, idleSince: idleSince(now) },
        forget: () => sessions.forget(ctx.tenant.id, tokenHash),
      };
    },
  };
}
