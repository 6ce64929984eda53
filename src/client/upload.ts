import { call } from './call';
import type { AnswerOf } from '../contract/api.endpoints';

type UploadToken = AnswerOf<'GET /front/upload-token'>;

export type UploadLeave =
  | 'GET /front/upload-token'
  | 'GET /operator/upload-token'
  | 'GET /operator/packing-upload-token'
  | 'GET /operator/threads/upload-token'
  | 'GET /operator/content-upload-token'
  | 'GET /operator/catalogue-upload-token'
  | 'GET /operator/settings-upload-token';

export interface UploadOptions {
  signal: AbortSignal;
  /** 0 to 1, of the bytes that are on their way. */
  onProgress: (share: number) => void;
  /** Who gives leave: of staff each desk, where more are taken than a shopper sends. */
  leave?: UploadLeave;
}

/** The bucket refused the file, or could not be reached; the message is the bucket's own. */
export class UploadError extends Error {
  override name = 'UploadError';
  constructor(
    message: string,
    /** The bucket's word for why, `InvalidArgument` where the file is no picture; undefined where it said nothing. */
    readonly code: string | undefined,
    options: ErrorOptions,
  ) {
    super(message, options);
  }
}

/**
 * Puts a picture into the bucket (SRCH-9). @returns its address
 * @throws ApiError where leave was refused @throws UploadError
 */
export async function uploadPicture(
  file: File,
  { signal, onProgress, leave = 'GET /front/upload-token' }: UploadOptions,
): Promise<string> {
  const ext = file.type === 'image/png' ? 'png' : 'jpg';
  const wanted = { query: { ext, catalog: 'PRODUCT_SEARCH' } } as const;
  const token = await call(leave, wanted, { signal });
  const { createHttp } = await import('./api');
  try {
    await createHttp({ baseURL: '' }).post(token.bucketHost, formOf(token, file), {
      signal,
      responseType: 'text',
      onUploadProgress: ({ loaded, total }) => onProgress(total ? loaded / total : 0),
    });
  } catch (error) {
    throw refusalOf(error);
  }
  return token.cdnUrl;
}

/** In the order that OSS wants: the file ends the form. */
function formOf({ key, policy, accessKeyId, signature, fields }: UploadToken, file: File): FormData {
  const form = new FormData();
  form.append('key', key);
  form.append('name', file.name);
  form.append('policy', policy);
  if (accessKeyId) form.append('OSSAccessKeyId', accessKeyId);
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  if (signature) form.append('signature', signature);
  form.append('file', file, file.name);
  return form;
}

/** The code and the sentence in the bucket's XML, or what the browser says. */
function refusalOf(error: unknown): UploadError {
  const { response } = error as { response?: { data?: unknown } };
  const xml = typeof response?.data === 'string' ? response.data : '';
  const said = (tag: string) => new RegExp(`<${tag}>([^<]+)</${tag}>`).exec(xml)?.[1];
  const message = said('Message') ?? (error instanceof Error ? error.message : '');
  return new UploadError(message, said('Code'), { cause: error });
}
