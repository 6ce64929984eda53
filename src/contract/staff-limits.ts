import type * as z from 'zod/mini';
import type { LIMITED_ROLES } from './staff-limits.enums';
import type * as schemas from './staff-limits.schemas';

export type StaffLimits = z.infer<typeof schemas.StaffLimits>;
export type LimitedRole = (typeof LIMITED_ROLES)[number];
