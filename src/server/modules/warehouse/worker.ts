import type { Permission } from '../../../contract/staff-roles';
import type { Tx } from '../../db/database';
import type { Actor } from './parcel.rules';

/** Whoever buys, receives and stores: a member of staff at a desk, or the staff that a demo shop has played. */
export interface Worker {
  actor: Actor;
  at: Date;
  /** Writes the deed into the audit, in the transaction of its effect. */
  record: (tx: Tx, deed: WorkDeed) => Promise<void>;
}

export interface WorkDeed {
  /** The verb of the right that it needs. */
  action: Extract<
    Permission,
    | `purchase.${'claim' | 'place' | 'difference' | 'refund'}`
    | `warehouse.${'receive' | 'inspect' | 'shelve' | 'move' | 'unclaimed'}`
    | `packing.${'pick' | 'pack' | 'weigh' | 'label' | 'declare'}`
  >;
  subjectKind: 'PURCHASE_ORDER' | 'PARCEL' | 'PARCEL_CLAIM' | 'TRANSIT_ORDER';
  subjectId: string;
  before: Record<string, unknown> | null;
  after: Record<string, unknown>;
}
