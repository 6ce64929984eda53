import * as z from 'zod/mini';
import { WAITING_DESKS } from './waiting-desk.enums';

/** By desk, each count up to `LIMITS.deskCount`; those that this person may not open are absent. */
export const Waiting = z.partialRecord(z.enum(WAITING_DESKS), z.int());
