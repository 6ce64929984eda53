import type * as z from 'zod/mini';
import type * as schemas from './tenant-extras.schemas';

export type TenantExtras = z.infer<typeof schemas.TenantExtras>;
