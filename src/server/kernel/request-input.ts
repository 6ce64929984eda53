import { LIMITS } from '../../contract/limits';
import { AppError } from './app-error';
import { BodyRefusedError, readBounded } from './bounded-body';

/** The body as bytes. @throws AppError TOO_LARGE, MALFORMED where it ends before its end, which nobody is there to hear */
async function readBytes(request: Request): Promise<Uint8Array> {
  try {
    return await readBounded(request, { maxBytes: LIMITS.bodyBytes });
  } catch (error) {
    if (error instanceof BodyRefusedError)
      throw new AppError(error.reason === 'cut' ? 'MALFORMED' : 'TOO_LARGE', { cause: error });
    throw error;
  }
}

/** The body as it came, to the last character, for calls in a form of their own. @throws AppError TOO_LARGE */
export const readText = async (request: Request): Promise<string> =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(await readBytes(request));

/** The body as text and as JSON. An empty one is undefined. @throws AppError NOT_JSON, TOO_LARGE, MALFORMED */
export async function readJson(request: Request): Promise<{ raw: string; value: unknown }> {
  const bytes = await readBytes(request);
  if (bytes.byteLength === 0) return { raw: '', value: undefined };
  if (!/^application\/json(;|$)/i.test(request.headers.get('content-type') ?? '')) throw new AppError('NOT_JSON');
  let raw: string;
  try {
    raw = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    return { raw, value: JSON.parse(raw) as unknown };
  } catch (error) {
    throw new AppError('MALFORMED', { cause: error });
  }
}

/** The query string as an object. @throws AppError MALFORMED where a name comes twice or the encoding is broken */
export function readQuery(url: string): Record<string, string> {
  const search = new URL(url).searchParams;
  const query: Record<string, string> = Object.create(null) as Record<string, string>;
  for (const [name, value] of search) {
    if (name in query) throw new AppError('MALFORMED');
    query[name] = value;
  }
  return { ...query };
}

/**
 * PostgreSQL keeps neither a NUL nor half a character of two: no parameter, query or body may hold one, at any depth,
 * in a name or a value. @throws AppError MALFORMED
 */
export function refuseUnstorable(input: unknown): void {
  // no recursion: a megabyte of brackets would be deeper than the stack
  const left = [input];
  while (left.length) {
    const value = left.pop();
    if (typeof value === 'string') {
      if (UNSTORABLE.test(value)) throw new AppError('MALFORMED');
    } else if (typeof value === 'object' && value !== null) {
      for (const [name, inner] of Object.entries(value)) {
        // a record by this name would be another's prototype, and say nothing of its own
        if (name === '__proto__') throw new AppError('MALFORMED');
        left.push(name, inner);
      }
    }
  }
}
const UNSTORABLE = /\0|\p{Surrogate}/u;
