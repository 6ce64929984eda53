import type * as z from 'zod/mini';
import type * as schemas from './waiting-desk.schemas';

export type Waiting = z.infer<typeof schemas.Waiting>;
