import { randomBytes } from 'node:crypto';
import { closeSync, linkSync, mkdirSync, openSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { hostname } from 'node:os';
import { join, relative, resolve } from 'node:path';

/** Thrown where another process holds the embedded database: two at once would lose each other's writes. */
export class FolderLockedError extends Error {
  override name = 'FolderLockedError';
}

/** What stands in a turn: the socket that its holder listens on, and who that is, for people to read. */
interface Turn {
  socket: string;
  holder: string;
}

/**
 * Takes `<folder>.turns/`. Whoever holds it listens on a socket of its own there, which ends with the process however it
 * ends, and which every container that sees the folder can ask: process ids mean something else in each of them, and
 * are used again. A holder that stands still goes on holding. Turns are numbered files: whoever finds the last one's
 * socket dead makes the next one, which one only can; the last one always stays, so that numbers never start anew.
 * @returns the release @throws FolderLockedError naming the holder
 */
export async function lockFolder(folder: string): Promise<() => void> {
  const turns = `${resolve(folder)}.turns`;
  mkdirSync(turns, { recursive: true });
  const socket = `${randomBytes(8).toString('hex')}.sock`;
  const server = await listen(turns, socket);
  const release = () => {
    server.close();
    rmSync(join(turns, socket), { force: true });
  };
  try {
    const mine = await takeTurn(folder, turns, { socket, holder: `process ${process.pid} of ${hostname()}` });
    sweep(turns, mine, socket);
    return release;
  } catch (error) {
    release();
    throw error;
  }
}

async function takeTurn(folder: string, turns: string, turn: Turn): Promise<number> {
  for (;;) {
    const last = Math.max(0, ...readdirSync(turns).map((name) => (/^\d+$/.test(name) ? Number(name) : 0)));
    const holding = last ? readTurn(join(turns, String(last))) : undefined;
    if (holding && (await isListening(turns, holding.socket)))
      throw new FolderLockedError(
        `the database in ${folder} is in use by ${holding.holder}; stop it first, or set DATA_DIR`,
      );
    if (publish(turns, last + 1, turn)) return last + 1;
  }
}

/** Undefined where it was swept away meanwhile, or a power cut left it half. */
function readTurn(file: string): Turn | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Turn;
  } catch {
    return undefined;
  }
}

/** Written beside and linked: it is there as a whole, or somebody else's is. @returns whether it is this one */
function publish(turns: string, number: number, turn: Turn): boolean {
  const unfinished = join(turns, `${turn.socket}.turn`);
  writeFileSync(unfinished, JSON.stringify(turn));
  try {
    linkSync(unfinished, join(turns, String(number)));
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(unfinished, { force: true });
  }
}

/** Turns that are over. Sockets of others who are just asking are theirs to remove. */
function sweep(turns: string, mine: number, socket: string): void {
  for (const name of readdirSync(turns)) {
    if (!/^\d+$/.test(name) || Number(name) >= mine) continue;
    const over = readTurn(join(turns, name));
    if (over && over.socket !== socket) rmSync(join(turns, over.socket), { force: true });
    rmSync(join(turns, name), { force: true });
  }
}

async function listen(turns: string, socket: string): Promise<Server> {
  const server = createServer((caller) => caller.destroy());
  await withAddress(turns, socket, (address) => {
    return new Promise<void>((done, fail) => server.once('error', fail).listen(address, () => done()));
  }).catch((error: Error) => {
    throw new Error(`${turns} takes no lock (${error.message}); set DATA_DIR to a folder on a disk of this machine`);
  });
  server.unref();
  return server;
}

/** Whoever is too busy to answer is there: only what nobody listens on is not. */
const isListening = (turns: string, socket: string): Promise<boolean> =>
  withAddress(
    turns,
    socket,
    (address) =>
      new Promise((done) => {
        const caller = connect(address, () => done(true));
        caller.once('error', ({ code }: NodeJS.ErrnoException) => done(code !== 'ECONNREFUSED' && code !== 'ENOENT'));
        caller.once('close', () => done(true));
        caller.once('connect', () => caller.destroy());
      }),
  );

/** Longer ones are cut off by the system, and then name another socket: 104 bytes on macOS, 108 on Linux. */
const ADDRESS_BYTES = 100;

async function withAddress<T>(turns: string, socket: string, reach: (address: string) => Promise<T>): Promise<T> {
  if (process.platform === 'win32') return reach(`\\\\.\\pipe\\sampan-${socket}`);
  const file = join(turns, socket);
  const address = [file, relative(process.cwd(), file)].find((path) => Buffer.byteLength(path) <= ADDRESS_BYTES);
  if (address) return reach(address);
  if (process.platform !== 'linux') throw new Error('its path is too long');
  const opened = openSync(turns, 'r');
  try {
    return await reach(`/proc/self/fd/${opened}/${socket}`);
  } finally {
    closeSync(opened);
  }
}
