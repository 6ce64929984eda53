import { SourceFailure } from '../source-failure.port';
import { parseSupplierJson } from './supplier-json';

const MAX_BYTES = 8_388_608;
const TOO_MANY = 429;

export interface SupplierRequest {
  url: string;
  method: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string | URLSearchParams;
  signal: AbortSignal;
  /** Asked twice it does no more than once: then a connection that breaks is tried once more. */
  isSafe?: boolean;
}
export interface SupplierReply {
  status: number;
  body: unknown;
}

/**
 * What a supplier's server says, whatever its status: suppliers put refusals into bodies.
 * @throws SourceFailure `unavailable`, `refused` (429), `malformed` (no JSON)
 */
export async function askSupplier(request: SupplierRequest): Promise<SupplierReply> {
  const { isSafe = true, signal } = request;
  try {
    return await once(request);
  } catch (error) {
    const mayAgain = isSafe && !signal.aborted && error instanceof SourceFailure && error.kind === 'unavailable';
    if (!mayAgain) throw error;
    return once(request);
  }
}

async function once({ url, method, headers = {}, body, signal }: SupplierRequest): Promise<SupplierReply> {
  const response = await fetch(url, { method, headers, body: body ?? null, signal, redirect: 'error' }).catch(fail);
  const parsed = parseSupplierJson(await textOf(response));
  if (response.status === TOO_MANY) throw new SourceFailure('refused', retryAfter(response));
  if (parsed !== undefined) return { status: response.status, body: parsed };
  throw new SourceFailure(response.ok ? 'malformed' : 'unavailable');
}

const fail = (cause: unknown): never => {
  throw new SourceFailure('unavailable', { cause });
};

function retryAfter({ headers }: Response): { retryAfterSeconds?: number } {
  const seconds = Number(headers.get('retry-after') ?? NaN);
  return Number.isInteger(seconds) && seconds > 0 ? { retryAfterSeconds: Math.min(seconds, 3600) } : {};
}

/** @throws SourceFailure where it breaks off or does not end */
async function textOf({ body }: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const part of (body ?? []) as AsyncIterable<Uint8Array>) {
      size += part.length;
      if (size > MAX_BYTES) throw new SourceFailure('malformed');
      parts.push(part);
    }
  } catch (error) {
    throw error instanceof SourceFailure ? error : new SourceFailure('unavailable', { cause: error });
  }
  return Buffer.concat(parts).toString('utf8');
}
