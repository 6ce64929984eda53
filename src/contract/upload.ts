import * as z from 'zod/mini';
import { endpoint } from './endpoint';

/** What an upload is for. */
export const UPLOAD_CATALOGS = ['PRODUCT_SEARCH'] as const;
export const UPLOAD_EXTENSIONS = ['jpg', 'jpeg', 'png'] as const;

/** With a dot before it or without, in letters of any size. */
const Extension = z.pipe(
  z.pipe(
    z.string(),
    z.transform((ext) => ext.replace(/^\./, '').toLowerCase()),
  ),
  z.enum(UPLOAD_EXTENSIONS),
);

/** Spec section 3; the form that it is for is OSS PostObject. */
export const UploadToken = z.object({
  key: z.string(),
  policy: z.string(),
  /** This and the signature are empty where `fields` carries signature version 4. */
  accessKeyId: z.string(),
  signature: z.string(),
  /** Where the form goes. */
  bucketHost: z.string(),
  /** Where the file can be read once it is there. */
  cdnUrl: z.string(),
  /** The `{token}` of the form: fields to send as they are, before the file. */
  fields: z.record(z.string(), z.string()),
});
export type UploadToken = z.infer<typeof UploadToken>;

export const uploadEndpoints = {
  getToken: endpoint({
    method: 'GET',
    path: '/front/upload-token',
    access: 'public',
    summary: 'Leave to put one picture into the bucket, for five minutes.',
    query: z.strictObject({ ext: Extension, catalog: z.enum(UPLOAD_CATALOGS) }),
    response: UploadToken,
  }),
};
