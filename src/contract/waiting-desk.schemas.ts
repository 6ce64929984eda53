import * as z from 'zod/mini';
import { WAITING_DESKS } from './waiting-desk.enums';

/** By desk, each count up to `LIMITS.deskCount`; those at which this person has nothing to do are absent. */
export const Waiting = z.partialRecord(z.enum(WAITING_DESKS), z.int());
