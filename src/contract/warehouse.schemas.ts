import * as z from 'zod/mini';
import { Id, text } from './fields.schemas';
import { Warehouse } from './tenant.schemas';

/** A warehouse with the code under which the shopper's goods are known there. */
export const UserWarehouse = z.object({
  ...z.omit(Warehouse, { id: true }).shape,
  id: z.string(),
  tenantWarehouseId: z.string(),
  /** Stands behind the receiver and behind the address. */
  code: z.string(),
  note: z.string(),
  isDefault: z.boolean(),
  freeDays: z.int(),
  /** When it receives, in words. */
  openHours: z.string(),
  /** Whether it takes new goods; what lies in one that does not can still be sent on. */
  isOpen: z.boolean(),
});

/** Enrols in a warehouse, or changes what is there already. */
export const UserWarehouseInput = z.strictObject({
  tenantWarehouseId: Id,
  note: z.optional(text(100)),
  isDefault: z.optional(z.boolean()),
});
