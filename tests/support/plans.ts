import type pg from 'pg';
import { database, openPostgres, type Database } from '../../src/server/db/database';

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows'?: number;
  'Actual Loops'?: number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  'Rows Removed by Join Filter'?: number;
  Plans?: PlanNode[];
}
export interface Ran {
  query: string;
  plan: PlanNode;
}

const held = globalThis as { sampanDatabase?: Promise<Database> };
const SETTINGS = {
  log_min_duration: '0',
  log_analyze: 'on',
  log_timing: 'off',
  log_nested_statements: 'on',
  log_format: 'json',
  log_level: 'notice',
};
const LISTEN = [
  `load 'auto_explain'`,
  ...Object.entries(SETTINGS).map(([name, value]) => `set auto_explain.${name} = '${value}'`),
].join('; ');

/**
 * Puts a pool in the place of the open one that notes how PostgreSQL ran each statement, those of functions and
 * triggers too: as it really ran, with role, settings and values. On PostgreSQL, as its superuser.
 */
export async function watchPlans(): Promise<{
  ranBy: (work: () => Promise<unknown>) => Promise<Ran[]>;
  close: () => Promise<void>;
}> {
  const before = held.sampanDatabase;
  const { $client } = (await database()).db as unknown as { $client: pg.Pool };
  const opened = await openPostgres($client.options.connectionString ?? '', 4);
  const { $client: pool } = opened.db as unknown as { $client: pg.Pool };
  let ran: Ran[] = [];
  pool.on('connect', (client) => {
    client.on('notice', ({ message }) => {
      const start = message?.indexOf('{') ?? -1;
      if (!message?.startsWith('duration') || start < 0) return;
      const { 'Query Text': query, Plan } = JSON.parse(message.slice(start)) as {
        'Query Text': string;
        Plan: PlanNode;
      };
      ran.push({ query, plan: Plan });
    });
    void client.query(LISTEN);
  });
  held.sampanDatabase = Promise.resolve(opened);
  return {
    async ranBy(work) {
      ran = [];
      await work();
      return ran;
    },
    async close() {
      held.sampanDatabase = before;
      await opened.close();
    },
  };
}

function* nodesOf(node: PlanNode): Generator<PlanNode> {
  yield node;
  for (const child of node.Plans ?? []) yield* nodesOf(child);
}

const readBy = (node: PlanNode) =>
  (node['Actual Loops'] ?? 1) *
  ((node['Actual Rows'] ?? 0) +
    (node['Rows Removed by Filter'] ?? 0) +
    (node['Rows Removed by Index Recheck'] ?? 0) +
    (node['Rows Removed by Join Filter'] ?? 0));

/** What is wrong with how it ran: a big table read as a whole, or more rows read or sorted than are asked for. */
export function findSlow({ query, plan }: Ran, big: Set<string>, most: number): string[] {
  return [...nodesOf(plan)].flatMap((node) => {
    const { 'Node Type': type, 'Relation Name': table = '' } = node;
    const rows = Math.round(readBy(node));
    const isWhole = type.includes('Seq Scan') && big.has(table);
    return isWhole || rows > most ? [`${type} ${table} (${rows} rows): ${query.slice(0, 400)}`] : [];
  });
}
