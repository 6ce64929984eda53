import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { keptSecret } from '../../../src/server/kernel/kept-secret';
import { withEnv } from '../../support/with-env';

const folders = [1, 2].map(() => mkdtempSync(join(tmpdir(), 'sampan-secret-')));
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));
const secretIn = (DATA_DIR = '', name = 'kept') => withEnv({ DATA_DIR }, () => Promise.resolve(keptSecret(name)));

describe('keptSecret', () => {
  it('is the same ever after, another one elsewhere, and for its owner alone', async () => {
    const first = await secretIn(folders[0]);
    expect(first).toMatch(/^[0-9a-f]{64}$/);
    expect(await secretIn(folders[0])).toBe(first);
    expect(await secretIn(folders[1])).not.toBe(first);
    expect(await secretIn(folders[0], 'other')).not.toBe(first);
    expect(statSync(join(folders[0] ?? '', 'kept')).mode & 0o077).toBe(0);
  });

  it('is never an empty one', async () => {
    writeFileSync(join(folders[0] ?? '', 'empty'), '');
    await expect(async () => secretIn(folders[0], 'empty')).rejects.toThrow('holds no secret');
  });

  it('says in one line that DATA_DIR is no folder to write to', async () => {
    const file = join(folders[0] ?? '', 'file');
    writeFileSync(file, '');
    for (const folder of [file, join(file, 'below')])
      await expect(async () => secretIn(folder)).rejects.toThrow(
        /^DATA_DIR cannot be used \(.*file.*: (EEXIST|ENOTDIR)\); set it to a folder that this process may read and write$/,
      );
  });
});
