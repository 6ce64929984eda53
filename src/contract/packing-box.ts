import type * as z from 'zod/mini';
import type * as schemas from './packing-box.schemas';

export type PackingBox = z.infer<typeof schemas.PackingBox>;
