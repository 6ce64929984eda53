import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

/** For each thing that a command does, not for all together: a build on a busy machine takes its time. */
export const STEP_MS = 300_000;
const LOOK_AGAIN_MS = 250;

const npmProgram = process.env.npm_execpath;

/** What is committed or about to be, as a stranger gets it: nothing installed, nothing built. @param without a folder */
export function copyProject(folder: string, without?: string): void {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  const isWanted = (name: string) => name && !(without && name.startsWith(`${without}/`)) && existsSync(name);
  for (const path of listed.split('\0').filter(isWanted)) cpSync(path, join(folder, path));
}

/** A command of npm's by this Node. */
export function npm(node: string, args: string[], cwd: string): void {
  if (!npmProgram) throw new Error('Run this by npm: `npm run …`');
  const PATH = `${dirname(node)}${delimiter}${process.env.PATH ?? ''}`;
  execFileSync(node, [npmProgram, ...args, '--no-audit', '--no-fund'], {
    cwd,
    env: { ...process.env, PATH },
    stdio: ['ignore', 'ignore', 'inherit'],
    timeout: STEP_MS,
  });
}

/** `npm start` in a folder, given up once it says nothing new for too long. @returns the stop */
export async function startShop(node: string, cwd: string, port: number): Promise<() => Promise<void>> {
  const server = spawn(node, ['--import', 'tsx', 'src/server/start.ts'], {
    cwd,
    env: { ...process.env, PORT: String(port), DATABASE_URL: '', DRAIN_SECONDS: '0', LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let saidAt = Date.now();
  server.stdout.on('data', (said: Buffer) => {
    saidAt = Date.now();
    process.stdout.write(said);
  });
  const stop = async () => {
    if (server.exitCode !== null) return;
    const ended = once(server, 'exit');
    server.kill('SIGTERM');
    await ended;
  };
  for (; Date.now() < saidAt + STEP_MS; await setTimeout(LOOK_AGAIN_MS)) {
    if (server.exitCode !== null) throw new Error('the shop ended before it was ready');
    if (
      await fetch(`http://localhost:${port}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return stop;
  }
  await stop();
  throw new Error('the shop did not start in time');
}
