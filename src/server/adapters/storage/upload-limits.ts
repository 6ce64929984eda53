import { LIMITS } from '../../../contract/limits';
import { AppError } from '../../kernel/app-error';
import { BodyRefusedError } from '../../kernel/bounded-body';
import { networksOf } from '../../kernel/caller-network';
import { BucketRefusal, EC } from './bucket-refusal';

/** Uploads that one address may have on their way at once; those of a phone come one after the other. */
const PER_ADDRESS = 8;
/** So many times that holds for the larger network around an address of IPv6. */
const NEIGHBOURS = 4;
/** Bytes of uploads that are held in memory, of everybody together. */
const HELD_MAX = 160 * 1024 * 1024;
const WITHIN_MS = 30_000;

const reading = new Map<string, number>();
let held = 0;

interface Bounds {
  fileBytes: number;
  withinMs: number;
  reserve: (bytes: number) => boolean;
}

const tooMany = () => new BucketRefusal('ServiceUnavailable', 'Please reduce your request rate.');

/** Does with an upload what is to be done, within what this address and this process may hold. @throws BucketRefusal */
export async function holdUpload<T>(address: string, work: (bounds: Bounds) => Promise<T>): Promise<T> {
  const networks = networksOf(address);
  const isFull = (network: string, i: number) => (reading.get(network) ?? 0) >= PER_ADDRESS * (i ? NEIGHBOURS : 1);
  if (networks.some(isFull)) throw tooMany();
  for (const network of networks) reading.set(network, (reading.get(network) ?? 0) + 1);
  let own = 0;
  const reserve = (bytes: number) => {
    if (held + bytes > HELD_MAX) return false;
    held += bytes;
    own += bytes;
    return true;
  };
  try {
    return await work({ fileBytes: LIMITS.imageBytes, withinMs: WITHIN_MS, reserve });
  } catch (error) {
    if (error instanceof BodyRefusedError) throw refusalOf(error);
    throw error instanceof AppError && error.code === 'UNAVAILABLE' ? tooMany() : error;
  } finally {
    held -= own;
    for (const network of networks) {
      const left = (reading.get(network) ?? 1) - 1;
      if (left > 0) reading.set(network, left);
      else reading.delete(network);
    }
  }
}

function refusalOf({ reason }: BodyRefusedError): BucketRefusal {
  if (reason === 'large')
    return new BucketRefusal('EntityTooLarge', 'Your proposed upload exceeds the maximum allowed size.', EC.tooLarge);
  if (reason === 'crowded') return tooMany();
  return new BucketRefusal('RequestTimeout', 'Your upload was not received within the timeout period.');
}
