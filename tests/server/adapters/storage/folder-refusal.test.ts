import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openMaster } from '../../../../src/server/adapters/storage/bucket-master';
import { setBucket } from '../../../../src/server/adapters/storage/bucket.registry';
import { createLocalBucket } from '../../../../src/server/adapters/storage/local-bucket';
import { readPicture } from '../../../../src/demo/pictures/picture-store';
import { jpegPicture, postForm, uploadForm, uploadToken } from '../../../support/bucket';
import { startShop } from '../../../support/shop';

let folder = '';
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'sampan-folder-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A folder that takes nothing, whoever the tests run as: there is a file in its place. */
function brokenFolder(): string {
  const path = join(folder, 'file');
  writeFileSync(path, 'not a folder');
  return join(path, 'inside');
}

describe('a data folder that takes no files', () => {
  it('still has pictures: they are drawn at each request', async () => {
    const name = 'p_sneaker_white_front_sand.webp';
    const broken = brokenFolder();
    const first = await readPicture(broken, name);
    expect(first?.subarray(8, 12).toString()).toBe('WEBP');
    expect(await readPicture(broken, name)).toEqual(first);
  });

  it('has uploads come back later, and keeps nothing half', async () => {
    const shop = await startShop();
    setBucket({ local: createLocalBucket(brokenFolder(), Buffer.alloc(32, 7)) });
    try {
      const answer = await postForm(shop, uploadForm(await uploadToken(shop), await jpegPicture()));
      expect(answer.status).toBe(503);
      expect(answer.headers.get('retry-after')).toBe('2');
      expect(await answer.text()).toContain('<Code>ServiceUnavailable</Code>');
    } finally {
      setBucket(undefined);
    }
  });
});

describe('the key that uploads are signed with', () => {
  it('is made once, for this user only, and stays', () => {
    const master = openMaster(folder);
    expect(master).toHaveLength(32);
    expect(openMaster(folder)).toEqual(master);
    expect(readdirSync(folder)).toEqual(['secret']);
    if (process.platform !== 'win32') expect(statSync(join(folder, 'secret')).mode & 0o077).toBe(0);
  });

  it.each([0, 8])('is refused where %i bytes of it were written', (length) => {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'secret'), Buffer.alloc(length, 1));
    expect(() => openMaster(folder)).toThrow(/secret holds no key: remove it/);
  });
});
