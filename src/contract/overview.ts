import type * as z from 'zod/mini';
import type * as schemas from './overview.schemas';

export type Overview = z.infer<typeof schemas.Overview>;
export type OverviewTask = z.infer<typeof schemas.OverviewTask>;
