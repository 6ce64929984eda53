import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { freePort } from '../../support/free-port';

const TSX = ['--import', 'tsx'];

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'sampan-ended-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A process that has said what it says once it runs. */
async function running(args: string[], sign: string, env: Record<string, string>) {
  const child = spawn(process.execPath, [...TSX, ...args], { env: { ...process.env, ...env } });
  onTestFinished(() => void child.kill('SIGKILL'));
  const ended = once(child, 'exit') as Promise<[number | null]>;
  let said = '';
  await new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (part: Buffer) => {
        said += part.toString();
        if (said.includes(sign)) resolve();
      });
    child.once('exit', () => reject(new Error(`ended before it ran:\n${said}`)));
  });
  return { child, ended };
}

const answers = (port: number) =>
  fetch(`http://localhost:${port}`).then(
    () => true,
    () => false,
  );

describe('a run that is ended', () => {
  test('takes the server of its browser tests along', async () => {
    const port = await freePort();
    const folder = newFolder();
    const config = 'tests/support/endless-run/playwright.config.ts';
    const { child, ended } = await running(['tests/run-browser.ts', '--config', config], 'the endless test runs', {
      ENDLESS_PORT: String(port),
      ENDLESS_FOLDER: folder,
      E2E_DATA_DIR: join(folder, 'data'),
    });
    expect(await answers(port)).toBe(true);
    child.kill('SIGTERM');
    expect((await ended)[0]).toBe(143);
    expect(await answers(port)).toBe(false);
  });

  test('without a word to anybody leaves no shop behind', async () => {
    const port = await freePort();
    const { child, ended } = await running(['tests/support/owned-shop.ts', 'api'], 'Ready', {
      PORT: String(port),
      DATA_DIR: newFolder(),
      DATABASE_URL: '',
      SEED_DEMO: '0',
      DRAIN_SECONDS: '0',
    });
    // what is left of an owner that is gone
    child.stdin.destroy();
    expect((await ended)[0]).toBe(0);
  });
});
