import pg from 'pg';
import { inject } from 'vitest';
import { openPostgres } from '../../src/server/db/database';
import { migrateDatabase } from '../../src/server/db/migrate';
import { startPostgres } from './postgres-server';

const MIGRATED = 'migrated';
/** The worker's own, which its files leave to one another. */
const WORKERS = 'workers';
const KEPT = ['postgres', 'template0', 'template1', MIGRATED, WORKERS];
/** A test's tables live for seconds: nothing is gained by keeping them in order, or by compiling what is asked of them. */
const BRIEF = ['autovacuum=off', 'jit=off'];
// modules live as long as their file where files are apart, the server as long as the worker
const held = globalThis as { sampanPostgres?: Promise<string>; sampanBlocks?: number };

/**
 * A database of its own on the one server of this worker, with the schema in it: copied, for starting a server and
 * migrating takes seconds. @param folder the binaries
 */
export async function createDatabase(folder: string): Promise<{ url: string; drop: () => Promise<void> }> {
  const server = await (held.sampanPostgres ??= start(folder));
  const name = `block_${String((held.sampanBlocks = (held.sampanBlocks ?? 0) + 1))}`;
  await ask(server, [`create database ${name} template ${MIGRATED}`]);
  return { url: new URL(name, server).href, drop: () => dropOthers(server) };
}

/** @returns where the database is that the files of this worker leave to one another, new if the last one spoilt it */
export async function workerDatabase(folder: string): Promise<string> {
  const server = await (held.sampanPostgres ??= start(folder));
  await ask(server, [
    `drop database if exists ${WORKERS} with (force)`,
    `create database ${WORKERS} template ${MIGRATED}`,
  ]);
  return new URL(WORKERS, server).href;
}

async function start(folder: string): Promise<string> {
  const { url } = await startPostgres(folder, inject('runFolder'), BRIEF);
  await ask(url, [`create database ${MIGRATED}`]);
  const opened = await openPostgres(new URL(MIGRATED, url).href, 2, 'migration');
  await migrateDatabase(opened);
  await opened.close();
  return url;
}

/** The block's, and whatever it made beside it. */
async function dropOthers(server: string): Promise<void> {
  const names = await ask(server, ['select datname from pg_database']);
  const others = names.flatMap(({ datname }) => (KEPT.includes(String(datname)) ? [] : [String(datname)]));
  await ask(
    server,
    others.map((name) => `drop database ${name} with (force)`),
  );
}

/** @returns the rows of the last */
async function ask(url: string, statements: string[]): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    let rows: Record<string, unknown>[] = [];
    for (const text of statements) ({ rows } = await client.query<Record<string, unknown>>(text));
    return rows;
  } finally {
    await client.end();
  }
}
