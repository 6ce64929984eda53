import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FolderLockedError, lockFolder } from '../../../src/server/db/folder-lock';

/** A process of its own that knows no other: number 1 in its namespace, as in a container. */
const APART = ['unshare', '--pid', '--fork', '--mount-proc', '--kill-child'];
const canBeApart = spawnSync(APART[0] ?? '', [...APART.slice(1), 'true']).status === 0;

let home = '';
let folder = '';
const started: ChildProcess[] = [];
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'sampan-lock-'));
  folder = join(home, 'pglite');
});
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
  rmSync(home, { recursive: true, force: true });
});

/** @returns the process, and what it said first */
async function holdElsewhere(wrapper: string[] = []): Promise<{ child: ChildProcess; said: string }> {
  const script = [process.execPath, '--import', 'tsx', join('tests', 'support', 'hold-folder.ts'), folder];
  const [command = '', ...args] = [...wrapper, ...script];
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  started.push(child);
  const said = await new Promise<string>((resolve) =>
    child.stdout?.once('data', (data: Buffer) => resolve(data.toString().trim())),
  );
  return { child, said };
}

const ended = (child: ChildProcess) => new Promise((resolve) => child.once('exit', resolve));

describe('the folder of the embedded database', () => {
  it('is held by one of many that ask at once, again and again', async () => {
    for (let round = 0; round < 5; round += 1) {
      const asked = await Promise.allSettled(Array.from({ length: 20 }, () => lockFolder(folder)));
      const holders = asked.flatMap((end) => (end.status === 'fulfilled' ? [end.value] : []));
      const refusals = asked.flatMap((end) => (end.status === 'rejected' ? [end.reason as unknown] : []));
      expect(holders).toHaveLength(1);
      expect(refusals.every((error) => error instanceof FolderLockedError)).toBe(true);
      holders[0]?.();
    }
    // neither turns nor sockets pile up
    expect(readdirSync(`${folder}.turns`)).toHaveLength(1);
  });

  it('is held by a process that stands still, and free at once where it was killed', async () => {
    const { child, said } = await holdElsewhere();
    expect(said).toBe('held');
    child.kill('SIGSTOP');
    await expect(lockFolder(folder)).rejects.toThrow(`in use by process ${child.pid}`);
    child.kill('SIGKILL');
    await ended(child);
    (await lockFolder(folder))();
  });

  it('is held among containers, where each process is number one', async ({ skip }) => {
    if (!canBeApart) return skip('needs unshare, and the right to use it');
    const first = await holdElsewhere(APART);
    expect(first.said).toBe('held');
    expect((await holdElsewhere(APART)).said).toMatch(/is in use by process \d+ of /);
    first.child.kill('SIGKILL');
    await ended(first.child);
    await expect.poll(async () => (await holdElsewhere(APART)).said, { timeout: 20_000 }).toBe('held');
  });

  it('is free where a turn names a process that lives but holds nothing', async () => {
    mkdirSync(`${folder}.turns`);
    writeFileSync(
      join(`${folder}.turns`, '7'),
      JSON.stringify({ socket: 'gone.sock', holder: `process ${process.ppid}` }),
    );
    writeFileSync(join(`${folder}.turns`, '8'), '');
    (await lockFolder(folder))();
    expect(readdirSync(`${folder}.turns`)).toEqual(['9']);
  });

  it.skipIf(process.platform === 'darwin')('may have a path longer than a socket’s', async () => {
    folder = join(home, 'a'.repeat(120), 'pglite');
    const release = await lockFolder(folder);
    await expect(lockFolder(folder)).rejects.toThrow(FolderLockedError);
    release();
    (await lockFolder(folder))();
  });
});
