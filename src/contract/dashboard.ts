import type * as z from 'zod/mini';
import type * as schemas from './dashboard.schemas';

export type Dashboard = z.infer<typeof schemas.Dashboard>;
export type DashboardFact = z.infer<typeof schemas.DashboardFact>;
export type DashboardSpread = z.infer<typeof schemas.DashboardSpread>;
export type DeskWork = z.infer<typeof schemas.DeskWork>;
export type DashboardQuery = z.output<typeof schemas.DashboardQuery>;
