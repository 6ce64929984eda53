import type * as z from 'zod/mini';
import type * as schemas from './packing-papers.schemas';

export type BoxLabels = z.infer<typeof schemas.BoxLabels>;
export type PackingPapers = z.infer<typeof schemas.PackingPapers>;
export type PickList = z.infer<typeof schemas.PickList>;
