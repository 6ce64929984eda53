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
    /** The first reason stands. @returns whether there was none */
    async add(address: string, reason: MailTrouble, createdAt: Date): Promise<boolean> {
      const rows = await tx
        .insert(mailSuppression)
        .values({ tenantId, address, reason, createdAt })
        .onConflictDoNothing()
        .returning({ reason: mailSuppression.reason });
      return rows.length > 0;
    },
    async lift(address: string, reasons: readonly MailTrouble[]): Promise<void> {
      await tx.delete(mailSuppression).where(and(of(address), inArray(mailSuppression.reason, [...reasons])));
    },
  };
};
