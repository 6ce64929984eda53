import * as z from 'zod/mini';
import { UPLOAD_CATALOGS, UPLOAD_EXTENSIONS } from './upload.enums';
import { UploadToken } from './upload.schemas';
import { endpoint } from './endpoint.schemas';

/** With a dot before it or without, in letters of any size. */
const Extension = z.pipe(
  z.pipe(
    z.string(),
    z.transform((ext) => ext.replace(/^\./, '').toLowerCase()),
  ),
  z.enum(UPLOAD_EXTENSIONS),
);

export const uploadEndpoints = {
  getToken: endpoint({
    method: 'GET',
    path: '/front/upload-token',
    access: 'public',
    summary: 'Leave to put one picture into the bucket, for five minutes.',
    query: z.strictObject({ ext: Extension, catalog: z.enum(UPLOAD_CATALOGS) }),
    response: UploadToken,
  }),
  getStaffToken: endpoint({
    method: 'GET',
    path: '/operator/upload-token',
    access: 'staff',
    permission: 'warehouse.inspect',
    summary: 'The same for those who photograph parcels all day.',
    query: z.strictObject({ ext: Extension, catalog: z.enum(UPLOAD_CATALOGS) }),
    response: UploadToken,
  }),
};
