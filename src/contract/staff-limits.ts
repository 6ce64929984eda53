import type * as z from 'zod/mini';
import type * as schemas from './staff-limits.schemas';

export type StaffLimits = z.infer<typeof schemas.StaffLimits>;
export type LimitedRole = (typeof LIMITED_ROLES)[number];

/** Roles that have a day of their own: those of the default set, and all that a shop has made itself. */
export const LIMITED_ROLES = ['owner', 'manager', 'finance', 'other'] as const;
