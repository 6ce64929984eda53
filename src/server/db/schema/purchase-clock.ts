import { sql } from 'drizzle-orm';
import { bigint, index, text, type ExtraConfigColumn } from 'drizzle-orm/pg-core';
import { COMPENSATION_RULES } from '../../../contract/compensation-desk.enums';
import { PURCHASE_CLOCKS } from '../../../contract/purchase.enums';
import { time } from './columns';

/** Paid and not come yet, with a clock that is to be reckoned: as the partial index has it. */
export const UNRECKONED = `status in ('PAID', 'PURCHASING', 'PURCHASED', 'SELLER_SHIPPED') and due_at is null and (clock is null or clock_from is not null)`;

/** The clock of an order’s state (clock.rules.ts). */
export const clockColumns = () => ({
  clock: text({ enum: PURCHASE_CLOCKS }),
  /** Since when it runs, or will, and what of it was left then; it stands still where there is none. */
  clockFrom: time(),
  clockLeftMs: bigint({ mode: 'number' }).notNull().default(0),
  /** When it is over; none while it stands still, or until it is reckoned anew. */
  dueAt: time(),
  /** By when somebody takes it up. */
  takeBy: time(),
  /** Those that were over before what they are about was done, and for which a rule of the shop is still to give. */
  missed: text({ enum: COMPENSATION_RULES }).array().notNull().default([]),
});

export const clockIndexes = (t: Record<'tenantId' | 'id' | 'dueAt' | 'movedAt' | 'waitUntil', ExtraConfigColumn>) => [
  index('purchase_order_late')
    .on(t.tenantId, t.dueAt, t.id)
    .where(sql`status in ('PAID', 'PURCHASING') and due_at is not null`),
  index('purchase_order_unsent')
    .on(t.tenantId, t.dueAt, t.id)
    .where(sql`status = 'PURCHASED' and due_at is not null`),
  index('purchase_order_undelivered')
    .on(t.tenantId, t.dueAt, t.id)
    .where(sql`status = 'SELLER_SHIPPED' and due_at is not null`),
  index('purchase_order_waits')
    .on(t.tenantId, t.movedAt, t.id)
    .where(sql`status in ('PAID', 'PURCHASING') and wait_until is not null`),
  index('purchase_order_resumed')
    .on(t.tenantId, t.waitUntil)
    .where(sql`status in ('PAID', 'PURCHASING') and wait_until is not null`),
  // of all shops
  index('purchase_order_missed')
    .on(t.movedAt)
    .where(sql`missed <> '{}'`),
  index('purchase_order_unreckoned').on(t.movedAt).where(sql.raw(UNRECKONED)),
];
