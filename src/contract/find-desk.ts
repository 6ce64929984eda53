import type * as z from 'zod/mini';
import type { FIND_KINDS } from './find-desk.enums';
import type * as schemas from './find-desk.schemas';
import type { Permission } from './staff-roles';

export type FoundRecord = z.infer<typeof schemas.FoundRecord>;
export type FindKind = (typeof FIND_KINDS)[number];

/** The right that opens the record of each. */
export const FIND_RIGHTS: Record<FindKind, Permission> = {
  CUSTOMER: 'customer.read',
  PURCHASE: 'purchase.read',
  PARCEL: 'warehouse.receive',
  SHIPMENT: 'packing.pick',
  DEPOSIT: 'money.read',
  WITHDRAWAL: 'money.read',
  REFUND: 'money.read',
};
