import * as z from 'zod/mini';
import { endpoint } from './endpoint.schemas';
import { UPLOAD_CATALOGS } from './upload.enums';
import { Extension, UploadToken } from './upload.schemas';

export const uploadEndpoints = {
  getToken: endpoint({
    method: 'GET',
    path: '/front/upload-token',
    access: 'public',
    summary: 'Leave to put one picture into the bucket, for five minutes.',
    toLookers: null,
    query: z.strictObject({ ext: Extension, catalog: z.enum(UPLOAD_CATALOGS) }),
    response: UploadToken,
  }),
};
