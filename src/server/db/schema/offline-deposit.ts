import { sql } from 'drizzle-orm';
import { bit, foreignKey, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { bytes, ofTenant, time } from './columns';
import { deposit } from './money';

/** What the shopper says of a bank transfer, and what the shop said to it. */
export const offlineDeposit = pgTable(
  'offline_deposit',
  {
    ...ofTenant(),
    depositId: text().notNull(),
    payerName: text().notNull().default(''),
    /** As the shopper says. */
    paidAt: time(),
    /** The bank's own number of the transfer, if the shopper knows it. */
    bankReference: text(),
    note: text().notNull().default(''),
    /** Goes up each time that something is shown of it: what was refused may be shown again, and is another thing to decide. */
    version: integer().notNull().default(1),
    /** Who of the shop decided; empty until then. */
    decidedBy: text().notNull().default(''),
    decidedAt: time(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.depositId] }),
    foreignKey({ columns: [t.tenantId, t.depositId], foreignColumns: [deposit.tenantId, deposit.id] }),
    index('offline_deposit_payer').on(t.tenantId, t.payerName),
    // one transfer is shown for one deposit
    uniqueIndex('offline_deposit_reference')
      .on(t.tenantId, t.bankReference)
      .where(sql`bank_reference is not null`),
  ],
);

/** Pictures of a transfer: each for one deposit, whoever shows it. */
export const depositProof = pgTable(
  'deposit_proof',
  {
    ...ofTenant(),
    /** SHA-256 of the picture. */
    hash: text().notNull(),
    depositId: text().notNull(),
    address: text().notNull(),
    shownAt: time().notNull().defaultNow(),
    /** What copies of it have in common; null where nothing is on it. */
    shape: bit({ dimensions: 256 }),
    light: bytes(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.hash] }),
    foreignKey({ columns: [t.tenantId, t.depositId], foreignColumns: [deposit.tenantId, deposit.id] }),
    // the pictures of one deposit
    uniqueIndex('deposit_proof_of').on(t.tenantId, t.depositId, t.hash),
    // copies are looked for among the latest
    index('deposit_proof_latest')
      .on(t.tenantId, t.shownAt)
      .where(sql`shape is not null`),
  ],
);
