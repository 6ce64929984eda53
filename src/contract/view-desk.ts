import type * as z from 'zod/mini';
import type * as schemas from './view-desk.schemas';

export type StaffView = z.infer<typeof schemas.StaffView>;
export type ViewInput = z.infer<typeof schemas.ViewInput>;
export type ViewChange = z.infer<typeof schemas.ViewChange>;
export type ViewMove = z.infer<typeof schemas.ViewMove>;
