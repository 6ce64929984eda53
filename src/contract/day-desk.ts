import type * as z from 'zod/mini';
import type * as schemas from './day-desk.schemas';

export type DeskDay = z.infer<typeof schemas.DeskDay>;
export type DayRecord = z.infer<typeof schemas.DayRecord>;
export type DayPage = z.infer<typeof schemas.DayPage>;
export type DayQuery = z.output<typeof schemas.DayQuery>;
export type DayChecked = z.output<typeof schemas.DayChecked>;
