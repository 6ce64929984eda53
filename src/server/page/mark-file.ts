import { readFile } from 'node:fs/promises';
import { isIP } from 'node:net';
import { resolve, sep } from 'node:path';
import { request, type Dispatcher } from 'undici';
import { publicAgent } from '../kernel/public-address';
import { backend } from '../wiring/backend';

const MAX_BYTES = 2_000_000;
const TIMEOUT_MS = 4_000;
const PUBLIC = resolve('public') + sep;

let agent: Dispatcher | undefined;

/** The bytes of a shop's mark: a file of ours, of our bucket, or on the open internet. @throws Error where it is not there */
export async function readMark(address: string, host: string): Promise<Buffer> {
  if (address.startsWith('/api/')) return ofBucket(address, host);
  if (address.startsWith('/')) return ofOurs(address);
  const url = new URL(address);
  if (url.protocol !== 'https:' || isIP(url.hostname.replace(/^\[|\]$/g, ''))) throw new Error('not a public address');
  const { statusCode, body } = await request(url, {
    dispatcher: (agent ??= publicAgent(TIMEOUT_MS)),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (statusCode !== 200) throw new Error(`answered ${String(statusCode)}`);
  return bounded(body);
}

async function ofOurs(address: string): Promise<Buffer> {
  const file = resolve('public', `.${address.split('?')[0] ?? ''}`);
  if (!file.startsWith(PUBLIC)) throw new Error('not one of our files');
  return readFile(file);
}

async function ofBucket(address: string, host: string): Promise<Buffer> {
  const answer = await backend().fetch(new Request(`http://in-process${address}`, { headers: { host } }));
  if (!answer.ok || !answer.body) throw new Error(`answered ${String(answer.status)}`);
  return bounded(answer.body as unknown as AsyncIterable<Uint8Array>);
}

async function bounded(body: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > MAX_BYTES) throw new Error('too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
