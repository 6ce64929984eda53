import { deskPaths } from './desk-paths';
import type { FindKind } from './find-desk';

/** Where what was found by a number is opened. */
export const FOUND_PATHS: Record<FindKind, (id: string) => string> = {
  CUSTOMER: deskPaths.customer,
  PURCHASE: deskPaths.purchase,
  PARCEL: deskPaths.parcel,
  SHIPMENT: deskPaths.packingOf,
  DEPOSIT: deskPaths.deposit,
  WITHDRAWAL: deskPaths.withdrawal,
  REFUND: deskPaths.refund,
};
