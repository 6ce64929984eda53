/** Why a body was not read to its end. */
export class BodyRefusedError extends Error {
  override name = 'BodyRefusedError';
  /** `cut`: whoever sent it has gone. */
  constructor(readonly reason: 'large' | 'slow' | 'crowded' | 'cut') {
    super(`the body is ${reason === 'cut' ? 'cut off' : `too ${reason}`}`);
  }
}

interface Bounds {
  maxBytes: number;
  withinMs?: number;
  /** Counts what is held; false where there is no room for it. */
  reserve?: (bytes: number) => boolean;
}

/**
 * The body as bytes, measured as it comes: what is too much is never held, whatever its headers say.
 * @throws BodyRefusedError; the connection is to be closed then, for the rest is still on its way
 */
export async function readBounded(
  request: Request,
  { maxBytes, withinMs, reserve }: Bounds,
): Promise<Buffer<ArrayBuffer>> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw new BodyRefusedError('large');
  const reader = request.body?.getReader() as ReadableStreamDefaultReader<Uint8Array> | undefined;
  if (!reader) return Buffer.alloc(0);
  let refusal: BodyRefusedError | undefined;
  const refuse = (reason: BodyRefusedError['reason']) => {
    refusal ??= new BodyRefusedError(reason);
    // ends the read that waits, too
    reader.cancel(refusal).catch(() => undefined);
  };
  const timer = withinMs === undefined ? undefined : setTimeout(() => refuse('slow'), withinMs);
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read().catch(() => ({ done: false, value: undefined }));
      if (refusal) throw refusal;
      if (done) return Buffer.concat(chunks);
      if (!value) throw new BodyRefusedError('cut');
      size += value.length;
      if (size > maxBytes) refuse('large');
      else if (reserve && !reserve(value.length)) refuse('crowded');
      else chunks.push(value);
      if (refusal) throw refusal;
    }
  } finally {
    clearTimeout(timer);
  }
}
