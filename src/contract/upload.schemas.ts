import * as z from 'zod/mini';
import { LIMITS } from './limits';
import { UPLOAD_EXTENSIONS } from './upload.enums';

/** Addresses of uploaded pictures that go with what is asked or said. */
export const PhotosInput = z._default(
  z.array(z.string().check(z.maxLength(500))).check(z.maxLength(LIMITS.refundPhotos)),
  [],
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

/** With a dot before it or without, in letters of any size. */
export const Extension = z.pipe(
  z.pipe(
    z.string(),
    z.transform((ext) => ext.replace(/^\./, '').toLowerCase()),
  ),
  z.enum(UPLOAD_EXTENSIONS),
);
