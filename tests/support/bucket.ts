import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { uploadEndpoints } from '../../src/contract/upload.endpoints';
import type { UploadToken } from '../../src/contract/upload';
import { setBucket } from '../../src/server/adapters/storage/bucket.registry';
import { createLocalBucket } from '../../src/server/adapters/storage/local-bucket';
import type { CallOptions, Shop } from './shop';

/** A bucket of our own in a folder that goes with the test file. @returns its folder, and what removes it */
export function openTestBucket() {
  const folder = mkdtempSync(join(tmpdir(), 'sampan-bucket-'));
  setBucket({ local: createLocalBucket(folder, Buffer.alloc(32, 7)) });
  const close = () => {
    setBucket(undefined);
    rmSync(folder, { recursive: true, force: true });
  };
  return { folder, close };
}

/** A small picture with something on it. */
export const drawing = (colour = '#c03020', size = 120) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${String(size)}" height="${String(size)}"><rect width="100%" height="100%" fill="#eee"/><circle cx="50%" cy="45%" r="30%" fill="${colour}"/><rect x="10%" y="80%" width="60%" height="8%" fill="#333"/></svg>`,
    ),
  );
export const jpegPicture = (colour?: string) => drawing(colour).jpeg().toBuffer();

export const uploadToken = async (shop: Shop, ext: 'jpg' | 'png' = 'jpg', options: CallOptions = {}) =>
  (await shop.call(uploadEndpoints.getToken, { query: { ext, catalog: 'PRODUCT_SEARCH' } }, options)).data;

export interface FormChange {
  /** Fields in place of the token's; undefined leaves one out. */
  fields?: Record<string, string | undefined>;
  /** The file before the other fields. */
  fileFirst?: boolean;
}

/** The form of SRCH-9: key, name, policy, OSSAccessKeyId, {token}, signature, file. */
export function uploadForm(
  token: UploadToken,
  file: Uint8Array,
  { fields = {}, fileFirst }: FormChange = {},
): FormData {
  const all: Record<string, string | undefined> = {
    key: token.key,
    name: 'photo.jpg',
    policy: token.policy,
    OSSAccessKeyId: token.accessKeyId,
    ...token.fields,
    signature: token.signature,
    ...fields,
  };
  const form = new FormData();
  const put = () => form.append('file', new Blob([new Uint8Array(file)], { type: 'image/jpeg' }), 'photo.jpg');
  if (fileFirst) put();
  for (const [name, value] of Object.entries(all)) if (value !== undefined) form.append(name, value);
  if (!fileFirst) put();
  return form;
}

export const postForm = (shop: Shop, form: FormData | BodyInit, headers: Record<string, string> = {}) =>
  shop.fetchRaw('/bucket', { method: 'POST', body: form, headers });

/** Uploads, as a visitor where nobody is named, and gives the address of the picture. */
export async function uploadPicture(shop: Shop, file: Uint8Array, as: CallOptions = {}): Promise<string> {
  const token = await uploadToken(shop, 'jpg', as);
  const answer = await postForm(shop, uploadForm(token, file));
  if (answer.status !== 200) throw new Error(await answer.text());
  return token.cdnUrl;
}
