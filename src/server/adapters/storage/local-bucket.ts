import { createHash, randomBytes } from 'node:crypto';
import { link, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { GRANT_MINUTES, prefixOf, type BucketPort, type UploadGrant, type UploadWish } from './bucket.port';
import { issueCredentials } from './bucket-credentials';
import { BucketRefusal } from './bucket-refusal';
import { isFolderRefusing } from './folder-refusal';
import { encodePolicy, signV1 } from './post-policy';

export const LOCAL_BUCKET = 'local';
/** Where the bucket stands on every shop's own host. */
export const BUCKET_PATH = '/api/bucket';

const KEY = /^t\/[a-z0-9-]{1,63}\/\d{6}\/[a-z0-9]{20,64}\.(?:jpg|png)$/;
export const isObjectKey = (key: string, tenantId: string) => KEY.test(key) && key.startsWith(prefixOf(tenantId));

/** Ends the name of an empty file beside one that stays; whoever copies the folder copies that too. */
const KEPT = '.kept';

/** A bucket in a folder. Browsers write to it by the OSS form protocol: local-bucket-http.ts. */
export interface LocalBucket extends BucketPort {
  /** From which the keys of each upload are made. */
  master: Buffer;
  /** @returns the file's ETag @throws BucketRefusal FileAlreadyExists where it may not be replaced */
  store(key: string, bytes: Buffer, options: { mayReplace: boolean }): Promise<string>;
}

export function createLocalBucket(folder: string, master: Buffer): LocalBucket {
  const fileOf = (key: string) => join(folder, ...key.split('/'));
  return {
    master,
    grantUpload: (wish) => grantUpload(master, wish),
    keyOf(address, origin) {
      const path = address.startsWith(`${origin}/`) ? address.slice(origin.length) : address;
      return path.startsWith(`${BUCKET_PATH}/`) ? path.slice(BUCKET_PATH.length + 1) : undefined;
    },
    read: async (tenantId, key) => (isObjectKey(key, tenantId) ? readIfThere(fileOf(key)) : undefined),
    store: (key, bytes, { mayReplace }) => store(fileOf(key), bytes, mayReplace),
    keep: (key) => mark(`${fileOf(key)}${KEPT}`),
    sizeOf: (tenantId) => sizeOf(join(folder, 't', tenantId)),
    removeOlderThan: (time) => removeOldFiles(folder, time.getTime()),
  };
}

function grantUpload(master: Buffer, { tenantId, key, maxBytes, origin, now }: UploadWish): UploadGrant {
  const expiresAt = new Date(now.getTime() + GRANT_MINUTES * 60_000);
  const { accessKeyId, accessKeySecret, securityToken } = issueCredentials(master, tenantId, expiresAt);
  const fields = {
    success_action_status: '200',
    'x-oss-forbid-overwrite': 'true',
    'x-oss-security-token': securityToken,
  };
  const policy = encodePolicy({
    expiration: expiresAt.toISOString(),
    conditions: [
      { bucket: LOCAL_BUCKET },
      ['content-length-range', 1, maxBytes],
      ['eq', '$key', key],
      ...Object.entries(fields).map(([name, value]): [string, string, string] => ['eq', `$${name}`, value]),
    ],
  });
  const address = `${origin}${BUCKET_PATH}`;
  const signature = signV1(accessKeySecret, policy);
  return { key, policy, accessKeyId, signature, bucketHost: address, cdnUrl: `${address}/${key}`, fields };
}

async function store(file: string, bytes: Buffer, mayReplace: boolean): Promise<string> {
  await mkdir(dirname(file), { recursive: true });
  const unfinished = `${file}.${randomBytes(6).toString('hex')}.unfinished`;
  try {
    await writeFile(unfinished, bytes);
    if (mayReplace) await rm(file, { force: true });
    // a link fails where the name is taken: of two uploads at once one wins, and nobody reads half a file
    await link(unfinished, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    throw new BucketRefusal('FileAlreadyExists', 'The object you specified already exists and can not be overwritten.');
  } finally {
    await rm(unfinished, { force: true });
  }
  return createHash('md5').update(bytes).digest('hex').toUpperCase();
}

async function mark(file: string): Promise<boolean> {
  try {
    await writeFile(file, '');
    return true;
  } catch (error) {
    if (isFolderRefusing(error)) return false;
    throw error;
  }
}

async function readIfThere(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

async function sizeOf(folder: string): Promise<number> {
  let bytes = 0;
  for (const name of await namesIn(folder))
    bytes += await stat(join(folder, name)).then(
      (file) => (file.isFile() ? file.size : 0),
      // it went meanwhile
      () => 0,
    );
  return bytes;
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder, { recursive: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

async function removeOldFiles(folder: string, before: number): Promise<void> {
  const names = await namesIn(join(folder, 't'));
  const known = new Set(names);
  for (const name of names) {
    if (known.has(`${name}${KEPT}`)) continue;
    const file = join(folder, 't', name);
    const { mtimeMs } = await stat(file);
    // an unfinished one that is old was left behind by a process that ended
    if (/\.(jpg|png|unfinished)$/.test(name) && mtimeMs < before) await rm(file, { force: true });
  }
}
