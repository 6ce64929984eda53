import type * as z from 'zod/mini';
import type * as schemas from './desk-event.schemas';

export type DeskEvent = z.output<typeof schemas.DeskEvent>;
