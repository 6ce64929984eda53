import { USUAL_EXCESS } from '../../../contract/staff-limits.enums';
import type { TenantRecord } from '../../kernel/tenant-record';
import type { TransitRow } from './transit.repo';

export interface PackingLimit {
  /** How much dearer than agreed boxes are sealed, in basis points. */
  excess: number;
  /** The shop bears what is beyond what was agreed. */
  absorbs: boolean;
}

export const excessOf = ({ staffLimits }: Pick<TenantRecord, 'staffLimits'>): number =>
  staffLimits?.packingExcess ?? USUAL_EXCESS;

type Agreed = Pick<TransitRow, 'estimate' | 'agreedLocal' | 'mode'>;

/** What its shopper has agreed to: what they were told, or said yes to afterwards. */
export const agreedOf = ({ estimate, agreedLocal }: Agreed): number => agreedLocal ?? estimate.total.local.amount;

/** What boxes may cost unasked; a rehearsal is an offer, and binds nobody. */
export const mostAgreed = (order: Agreed, excess: number): number =>
  order.mode === 'REHEARSAL' ? Infinity : Math.floor((agreedOf(order) * (10_000 + excess)) / 10_000);

export const isOverAgreed = (order: Agreed, invoiced: number, excess: number): boolean =>
  invoiced > mostAgreed(order, excess);
