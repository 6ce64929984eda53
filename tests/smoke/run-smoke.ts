import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { shopOnce } from './journey';

/** `npm run test:smoke [version …]`: installs, starts and shops once with each Node that is in use, in a Firefox. */
const VERSIONS = process.argv.length > 2 ? process.argv.slice(2) : ['22', '24', '26'];
const PORT = Number(process.env.SMOKE_PORT ?? 3120);
const READY_MS = 300_000;

const npmProgram = process.env.npm_execpath;
const say = (line: string) => console.log(`${new Date().toISOString().slice(11, 19)}  ${line}`);

/** The npm package `node` brings the program itself. */
function installNode(version: string, folder: string): string {
  npm(process.execPath, ['install', '--prefix', folder, '--no-save', `node@${version}`], folder);
  const bin = join(folder, 'node_modules', 'node', 'bin');
  return [join(bin, 'node'), join(bin, 'node.exe')].find((path) => existsSync(path)) ?? bin;
}

/** What is committed or about to be, as a stranger gets it: nothing installed, nothing built. */
function copyProject(folder: string): void {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  for (const path of listed.split('\0').filter((name) => name && existsSync(name))) cpSync(path, join(folder, path));
}

function npm(node: string, args: string[], cwd: string): void {
  if (!npmProgram) throw new Error('Run this by npm: npm run test:smoke');
  const PATH = `${dirname(node)}${delimiter}${process.env.PATH ?? ''}`;
  execFileSync(node, [npmProgram, ...args, '--no-audit', '--no-fund'], {
    cwd,
    env: { ...process.env, PATH },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

async function startShop(node: string, cwd: string): Promise<() => Promise<void>> {
  const server = spawn(node, ['--import', 'tsx', 'src/server/start.ts'], {
    cwd,
    env: { ...process.env, PORT: String(PORT), DATABASE_URL: '', DRAIN_SECONDS: '0', LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const stop = async () => {
    if (server.exitCode !== null) return;
    const ended = once(server, 'exit');
    server.kill('SIGTERM');
    await ended;
  };
  for (const deadline = Date.now() + READY_MS; Date.now() < deadline; await setTimeout(250)) {
    if (server.exitCode !== null) throw new Error('the shop ended before it was ready');
    if (
      await fetch(`http://localhost:${PORT}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return stop;
  }
  await stop();
  throw new Error('the shop did not start in time');
}

async function smoke(version: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), `sampan-smoke-${version}-`));
  try {
    const node = installNode(version, folder);
    const project = join(folder, 'shop');
    copyProject(project);
    npm(node, ['ci'], project);
    say(`Node ${execFileSync(node, ['--version'], { encoding: 'utf8' }).trim()}: installed`);
    const stop = await startShop(node, project);
    say('  started');
    try {
      await shopOnce(`http://localhost:${PORT}`);
    } finally {
      await stop();
    }
    say('  shopped');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function main() {
  const failures: string[] = [];
  for (const version of VERSIONS)
    await smoke(version).catch((error: unknown) => failures.push(`Node ${version}: ${String(error)}`));
  if (failures.length) console.error(failures.join('\n'));
  console.log(`${String(VERSIONS.length - failures.length)} passed, ${String(failures.length)} failed`);
  process.exit(failures.length ? 1 : 0);
}

void main();
