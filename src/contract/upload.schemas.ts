import * as z from 'zod/mini';

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
