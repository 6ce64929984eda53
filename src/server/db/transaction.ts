import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { Pool, PoolClient } from 'pg';
import { connect, countError, measureTransaction } from './measured-transactions';
import { isDatabaseAway } from './database-errors';
import { GroupedClient } from './grouped-client';
import type { Statement } from './statement-group';

export type Db = PgDatabase<PgQueryResultHKT, Record<string, never>>;
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];

/**
 * Whose rows a statement may see. Row-level security holds the tenant (T5). Which rows of a tenant are the shopper's,
 * repos say: logins, callbacks, jobs and staff write for other shoppers than the one who asks, so a policy on
 * `app.shopper` would have to be lifted where it matters most. The setting tells a trace of PostgreSQL who asked.
 */
export interface Owner {
  tenantId: string;
  shopperId: string;
  /** Nothing is written by it, whatever it tries. */
  isReadOnly?: boolean;
  /** Asked for with the first statement: where it is over, that fails as SESSION_OVER, and nothing happens. */
  session?: SessionProof;
}

/**
 * For whom of the staff a transaction is: it sees its shop as an owner's does, and staff beside it. It is no owner: what
 * is made for one shopper alone does not take it.
 */
export interface StaffScope {
  tenantId: string;
  staffId: string;
  /** What is of other warehouses is not there (own_warehouses). Absent: all of them are theirs. */
  warehouses?: readonly string[];
  session?: SessionProof;
}
export type Acting = Owner | StaffScope;

/** What a session is known by, and when it was last seen at least. */
export interface SessionProof {
  tokenHash: string;
  now: Date;
  idleSince: Date;
}

/** As `open_session` and `open_staff_session` raise it. */
export const SESSION_OVER = 'SE401';

/**
 * Runs the work in one transaction: for an owner as the role that row-level security binds, else as who connects.
 * Statements that are asked for together go together.
 */
export type Transact = <T>(work: (tx: Tx) => Promise<T>, owner?: Acting) => Promise<T>;
/** Both ways to run work: in a transaction as long as it takes, and with all its statements at once, in one round trip. */
export interface Transactions {
  transact: Transact;
  atOnce: Transact;
}

/** For single statements, each on any connection; transactions are `transact`'s. */
export type Statements = Omit<Db, 'transaction'>;

export interface Database extends Transactions {
  kind: 'postgres' | 'pglite';
  db: Statements;
  /** Of a pool: how many are at rest, at work, and wanted beyond those. */
  connections?: () => Record<'idle' | 'busy' | 'waiting', number>;
  close: () => Promise<void>;
}

export interface PoolOptions {
  /** Settings of every transaction. Not of the connection: behind a pooler that is not ours. */
  limits: Record<string, number>;
  keepsPlans: boolean;
  openTx: (client: GroupedClient) => Tx;
}

/** A connection that does not even roll back within this time is not waited for. */
const ROLLBACK_TIMEOUT_MS = 2000;

/**
 * Not Drizzle's own: that one keeps the connection for good where `begin` fails, and gives one back to the pool whose
 * rollback failed. Here each connection is given back exactly once, and as broken unless it is known to be clean.
 */
export function poolTransactions(pool: Pool, { limits, keepsPlans, openTx }: PoolOptions): Transactions {
  const openingFor = openings(limits);
  return {
    async transact(work, owner) {
      const client = await connect(pool);
      const grouped = new GroupedClient(client, { opening: [BEGIN, ...openingFor(owner)], isAlone: false, keepsPlans });
      let broken: Error | undefined;
      try {
        const result = await work(openTx(grouped));
        if (owner?.session) await grouped.open();
        if (grouped.hasOpened) await commit(client);
        return result;
      } catch (error) {
        if (grouped.hasOpened) broken = await rollBack(client, error);
        throw error;
      } finally {
        client.release(broken);
      }
    },
    async atOnce(work, owner) {
      const client = await connect(pool);
      const grouped = new GroupedClient(client, { opening: openingFor(owner), isAlone: true, keepsPlans });
      let broken: Error | undefined;
      try {
        const result = await work(openTx(grouped));
        if (owner?.session) await grouped.open();
        return result;
      } catch (error) {
        if (isDatabaseAway(error)) broken = error as Error;
        throw error;
      } finally {
        client.release(broken);
      }
    },
  };
}

/** The same, each with its time, and counted where the database let it fail. */
export function measured({ transact, atOnce }: Transactions): Transactions {
  const purposeOf = (owner?: Acting) => (owner ? 'tenant' : 'system');
  return {
    transact: (work, owner) => measureTransaction(purposeOf(owner), () => transact(work, owner)),
    atOnce: (work, owner) => measureTransaction(purposeOf(owner), () => atOnce(work, owner)),
  };
}

/** The pool for statements that need no transaction: within the same limits, in one round trip. */
export function limitStatements(pool: Pool, { limits, keepsPlans }: Omit<PoolOptions, 'openTx'>): Pool {
  const opening = openings(limits)(undefined);
  return Object.assign(pool, {
    async query(...asked: Parameters<GroupedClient['query']>) {
      const client = await connect(pool).catch(countError);
      let broken: Error | undefined;
      try {
        return await new GroupedClient(client, { opening, isAlone: true, keepsPlans }).query(...asked);
      } catch (error) {
        if (isDatabaseAway(error)) broken = error as Error;
        return countError(error);
      } finally {
        client.release(broken);
      }
    },
  });
}

const asText = () => (text: string) => text;
const BEGIN: Statement = { name: 'begin', text: 'begin', values: [], parserOf: asText };

/** The settings end with the transaction: the connection may be another's before and after. */
function openings(limits: Record<string, number>): (owner: Acting | undefined) => Statement[] {
  const set = (name: string, value: string) => `set_config('${name}', ${value}, true)`;
  const limited = Object.entries(limits).map(([name, ms]) => set(name, `'${String(ms)}'`));
  const bound = [set('role', "'sampan_app'"), set('app.tenant', '$1')];
  const opening = (name: string, settings: string[]) => {
    const text = `select ${settings.join(', ')}`;
    return (values: string[]): Statement[] => (settings.length ? [{ name, text, values, parserOf: asText }] : []);
  };
  const ofSystem = opening('open_system', limited)([]);
  const ofTenant = opening('open_tenant', [...bound, set('app.shopper', '$2'), ...limited]);
  const ofLook = opening('open_look', [
    ...bound,
    set('app.shopper', '$2'),
    set('transaction_read_only', "'on'"),
    ...limited,
  ]);
  const ofStaff = opening('open_staff', [...bound, set('app.staff', '$2'), ...limited]);
  // settings and check in one call
  const ofSession = opening('open_session', ['open_session($1, $2, $3, $4, $5)', ...limited]);
  const ofStaffSession = opening('open_staff_session', ['open_staff_session($1, $2, $3, $4, $5)', ...limited]);
  const ofClerk = opening('open_clerk', [...bound, set('app.staff', '$2'), set('app.warehouses', '$3'), ...limited]);
  const ofClerkSession = opening('open_clerk_session', [
    'open_staff_session($1, $2, $3, $4, $5)',
    set('app.warehouses', '$6'),
    ...limited,
  ]);
  return (owner) => {
    if (!owner) return ofSystem;
    const isStaff = 'staffId' in owner;
    const known = [owner.tenantId, isStaff ? owner.staffId : owner.shopperId];
    if (!isStaff && owner.isReadOnly) return ofLook(known);
    if (isStaff && owner.warehouses) {
      const theirs = JSON.stringify(owner.warehouses);
      return owner.session
        ? ofClerkSession([...known, ...proofValues(owner.session), theirs])
        : ofClerk([...known, theirs]);
    }
    if (!owner.session) return (isStaff ? ofStaff : ofTenant)(known);
    return (isStaff ? ofStaffSession : ofSession)([...known, ...proofValues(owner.session)]);
  };
}

const proofValues = ({ tokenHash, now, idleSince }: SessionProof) => [
  tokenHash,
  now.toISOString(),
  idleSince.toISOString(),
];

/** PostgreSQL answers `commit` with ROLLBACK, and no error, where a statement had failed and its error was passed over. */
async function commit(client: PoolClient): Promise<void> {
  const { command } = await client.query('commit');
  if (command !== 'COMMIT') throw new Error('nothing was committed: a statement of the transaction had failed');
}

/** @returns why the connection is of no more use, where it is not */
async function rollBack(client: PoolClient, error: unknown): Promise<Error | undefined> {
  if (isDatabaseAway(error)) return error as Error;
  const statement = { text: 'rollback', query_timeout: ROLLBACK_TIMEOUT_MS };
  return client.query(statement).then(
    () => undefined,
    (failure: Error) => failure,
  );
}
