import type * as z from 'zod/mini';
import type * as schemas from './upload.schemas';

export type UploadToken = z.infer<typeof schemas.UploadToken>;
