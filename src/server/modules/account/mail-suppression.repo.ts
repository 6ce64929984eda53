import { and, eq, inArray } from 'drizzle-orm';
import type { MAIL_TROUBLES } from '../../../contract/account.enums';
import type { Tx } from '../../db/database';
import { mailSuppression } from '../../db/schema/mail';

export type MailTrouble = (typeof MAIL_TROUBLES)[number];

export const mailSuppressionRepo = (tx: Tx, { tenantId }: { tenantId: string }) => {
  const of = (address: string) => and(eq(mailSuppression.tenantId, tenantId), eq(mailSuppression.address, address));
  return {
    async isSuppressed(address: string): Promise<boolean> {
      const rows = await tx.select({ reason: mailSuppression.reason }).from(mailSuppression).where(of(address));
      return rows.length > 0;
    },
    /** The first reason of each stands. @param troubles not none @returns those of which there was none yet */
    add(troubles: { address: string; reason: MailTrouble }[], createdAt: Date) {
      const { address, reason } = mailSuppression;
      return tx
        .insert(mailSuppression)
        .values(troubles.map((trouble) => ({ tenantId, ...trouble, createdAt })))
        .onConflictDoNothing()
        .returning({ address, reason })
        .execute();
    },
    async lift(address: string, reasons: readonly MailTrouble[]): Promise<void> {
      await tx.delete(mailSuppression).where(and(of(address), inArray(mailSuppression.reason, [...reasons])));
    },
  };
};
