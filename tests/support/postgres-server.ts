import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from './free-port';

const PREFIX = 'sampan-postgres-';
const ENDED_WITHIN_MS = 10_000;

export interface PostgresServer {
  url: string;
  stop: () => Promise<void>;
  /** Ends every connection at once, as a crash or a failover does, and serves again. */
  restart: () => Promise<void>;
  /** Every process of it stands still, its connections stay open: what a stalled disk or machine looks like. */
  freeze: () => void;
  thaw: () => void;
}

/** Folder with `initdb` and `postgres`: of PATH, or where Debian keeps what it does not put there. */
export function findPostgres(): string | undefined {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...versions.map((name) => join(debian, name, 'bin'))];
  return folders.find((folder) => ['initdb', 'postgres'].every((name) => existsSync(join(folder, name))));
}

/** Of the tests that any database will do for: `TEST_ENGINE=embedded` keeps them from it. */
export const postgresForTests = () => (process.env.TEST_ENGINE === 'embedded' ? undefined : findPostgres());

/**
 * A throw-away server on a free port; nothing of it outlives the tests.
 * @param below where it keeps its data @param further settings, `jit=off`
 */
export async function startPostgres(
  folder: string,
  below: string = tmpdir(),
  further: string[] = [],
): Promise<PostgresServer> {
  const data = mkdtempSync(join(below, PREFIX));
  const account = unprivileged();
  if (account) chownSync(data, account.uid, account.gid);
  const options = { cwd: data, stdio: 'ignore' as const, ...account };
  const init = ['-D', data, '-U', 'sampan', '-A', 'trust', '-E', 'UTF8', '--no-sync'];
  try {
    execFileSync(join(folder, 'initdb'), [...init, '--locale=C.UTF-8'], options);
  } catch {
    // systems without that locale
    execFileSync(join(folder, 'initdb'), [...init, '--locale=C'], options);
  }
  const port = await freePort();
  // a process may end at any moment, the machine that it runs on may not
  const lasting = ['fsync=off', 'full_page_writes=off', 'wal_level=minimal', 'max_wal_senders=0', 'max_wal_size=1GB'];
  const settings = [
    ...lasting,
    ...further,
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'max_connections=60',
  ];
  const flags = settings.flatMap((setting) => ['-c', setting]);
  const url = `postgres://sampan@127.0.0.1:${port}/postgres`;
  const start = () => spawn(join(folder, 'postgres'), ['-D', data, '-p', String(port), ...flags], options);
  let server = start();
  const end = () => server.kill('SIGQUIT');
  process.once('exit', end);
  const halt = async (signal: 'SIGINT' | 'SIGQUIT') => {
    const exited = new Promise((resolve) => server.once('exit', resolve));
    server.kill(signal);
    await exited;
  };
  await untilReady(url, server);
  return {
    url,
    async stop() {
      process.off('exit', end);
      await halt('SIGINT');
      rmSync(data, { recursive: true, force: true });
    },
    async restart() {
      await halt('SIGQUIT');
      server = start();
      await untilReady(url, server);
    },
    freeze: () => signalFamily(server, 'SIGSTOP'),
    thaw: () => signalFamily(server, 'SIGCONT'),
  };
}

/** Ends the servers that workers of a run have left there: they may have been ended themselves without a word. */
export async function removeServers(below: string): Promise<void> {
  for (const data of readdirSync(below).filter((name) => name.startsWith(PREFIX))) {
    const pidFile = join(below, data, 'postmaster.pid');
    for (const until = Date.now() + ENDED_WITHIN_MS; Date.now() < until && signal(pidFile);) await wait(50);
    rmSync(join(below, data), { recursive: true, force: true });
  }
}

/** @returns whether there was somebody to tell */
function signal(pidFile: string): boolean {
  try {
    return process.kill(Number(readFileSync(pidFile, 'utf8').split('\n')[0]), 'SIGQUIT');
  } catch {
    return false;
  }
}

/** Each connection has a process of its own, and a process group too: they are known by their parent only. */
function signalFamily({ pid }: ChildProcess, signal: 'SIGSTOP' | 'SIGCONT') {
  if (pid === undefined) return;
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n');
  const pairs = lines.map((line) => line.trim().split(/\s+/).map(Number));
  const children = pairs.flatMap(([child, parent]) => (child !== undefined && parent === pid ? [child] : []));
  // the parent first, or it would start new ones meanwhile
  for (const one of [pid, ...children]) process.kill(one, signal);
}

/** PostgreSQL refuses to run as root: somebody without rights runs it then. */
function unprivileged(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    try {
      const ask = (flag: string) => Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }));
      return { uid: ask('-u'), gid: ask('-g') };
    } catch {
      continue;
    }
  }
  throw new Error('PostgreSQL cannot run as root, and there is neither a user postgres nor nobody');
}

async function untilReady(connectionString: string, server: ChildProcess): Promise<void> {
  for (let tried = 0; tried < 200 && server.exitCode === null; tried += 1) {
    const client = new pg.Client({ connectionString, connectionTimeoutMillis: 1000 });
    const isReady = await client.connect().then(
      () => true,
      () => false,
    );
    await client.end().catch(() => undefined);
    if (isReady) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('PostgreSQL did not start');
}
