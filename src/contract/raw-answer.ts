import type * as z from 'zod/mini';
import type * as schemas from './raw-answer.schemas';

export type RawAnswer = z.infer<typeof schemas.RawAnswer>;
