import type { Connection, FieldDef, QueryResult, Submittable } from 'pg';
import { sqlState } from './database-errors';

export interface Statement {
  text: string;
  /** As the driver sends them: `toSent` has seen to it. */
  values: (string | Buffer | null)[];
  /** Under which the connection keeps the plan; without one it is planned at each call. */
  name?: string;
  rowMode?: 'array';
  /** By type, as `pg` asks for it. */
  parserOf: (oid: number) => (text: string) => unknown;
}
export type Answer = Pick<QueryResult<never>, 'command' | 'rowCount' | 'rows' | 'fields'>;

/** What a kept statement answers with: asked once a connection, as its plan is made once. By its name, and its text. */
type Kept = Map<string, { text: string; fields: FieldDef[] }>;
const keptBy = new WeakMap<Connection, Kept>();

function keptOf(connection: Connection): Kept {
  const known = keptBy.get(connection);
  if (known) return known;
  const kept: Kept = new Map();
  keptBy.set(connection, kept);
  return kept;
}

/** The connection has lost its statements (DISCARD, a pooler), or a migration has changed what they answer with. */
const FORGOTTEN = new Set(['26000', '0A000']);
export const isForgotten = (error: unknown): boolean => FORGOTTEN.has(sqlState(error) ?? '');

/** One statement of a group and what comes back for it. */
class Step {
  readonly answer: Answer = { command: '', rowCount: null, rows: [], fields: [] };
  private parsers: ((text: string) => unknown)[] = [];
  constructor(public statement: Statement) {}

  send(connection: Connection, kept: Kept): void {
    const { name = '', text, values } = this.statement;
    const known = name ? kept.get(name) : undefined;
    // a process may hold a module twice, and two texts under one name: values of the one never go to the other
    const fields = known?.text === text ? known.fields : undefined;
    if (!fields) {
      // closing what is not there is no error: so it may be there or not
      if (name) connection.close({ type: 'S', name }, true);
      // what stood under it is gone for the next one of this group too
      kept.delete(name);
      connection.parse({ name, text, types: [] }, true);
    }
    connection.bind({ statement: name, values }, true);
    if (fields) this.expect(fields);
    else connection.describe({ type: 'P', name: '' }, true);
    connection.execute(null, true);
  }

  expect(fields: FieldDef[]): void {
    this.answer.fields = fields;
    this.parsers = fields.map(({ dataTypeID }) => this.statement.parserOf(dataTypeID));
  }

  read(cells: (string | null)[]): void {
    const values = cells.map((cell, i) => (cell === null ? null : (this.parsers[i]?.(cell) ?? cell)));
    const row =
      this.statement.rowMode === 'array'
        ? values
        : Object.fromEntries(this.answer.fields.map(({ name }, i) => [name, values[i]]));
    (this.answer.rows as unknown[]).push(row);
  }

  complete(tag: string): void {
    const [command = '', ...numbers] = tag.split(' ');
    const last = numbers.at(-1);
    Object.assign(this.answer, { command, rowCount: last === undefined ? null : Number(last) });
  }
}

/**
 * Statements that go to PostgreSQL in one message and come back in one: its first error skips the rest. What a group
 * does outside a transaction is one. `pg` runs it as it runs a cursor.
 */
export class StatementGroup implements Submittable {
  callback: ((error: Error | null) => void) | undefined;
  readonly size: number;
  private readonly steps: Step[];
  private at = 0;
  private unreadable: Error | undefined;

  constructor(statements: Statement[], done: (error: Error | null, answers: Answer[]) => void) {
    this.steps = statements.map((statement) => new Step(statement));
    this.size = statements.length;
    this.callback = (error) => {
      done(
        error,
        this.steps.map(({ answer }) => answer),
      );
    };
  }

  /** Gives those a name that have none and are asked again. */
  nameRepeated(nameOf: (text: string) => string | undefined): void {
    for (const step of this.steps)
      step.statement = { ...step.statement, name: step.statement.name ?? nameOf(step.statement.text) };
  }

  submit(connection: Connection): null {
    const kept = keptOf(connection);
    connection.stream.cork();
    for (const step of this.steps) step.send(connection, kept);
    connection.sync();
    connection.stream.uncork();
    return null;
  }

  handleRowDescription({ fields }: { fields: FieldDef[] }): void {
    this.steps[this.at]?.expect(fields);
  }

  handleDataRow({ fields }: { fields: (string | null)[] }): void {
    try {
      this.steps[this.at]?.read(fields);
    } catch (error) {
      this.unreadable = error as Error;
    }
  }

  handleCommandComplete({ text }: { text: string }): void {
    this.steps[this.at]?.complete(text);
    this.at += 1;
  }

  handleEmptyQuery(): void {
    this.at += 1;
  }

  handleError(error: Error, connection: Connection): void {
    this.remember(connection);
    if (isForgotten(error)) keptOf(connection).clear();
    this.callback?.(error);
  }

  handleReadyForQuery(connection: Connection): void {
    this.remember(connection);
    this.callback?.(this.unreadable ?? null);
  }

  /** Of those that ran: what an error has skipped was not even read. */
  private remember(connection: Connection): void {
    const kept = keptOf(connection);
    for (const { statement, answer } of this.steps.slice(0, this.at))
      if (statement.name) kept.set(statement.name, { text: statement.text, fields: answer.fields });
  }
}
