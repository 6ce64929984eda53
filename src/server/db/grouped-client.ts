import type { CustomTypesConfig, PoolClient } from 'pg';
import { prepareValue } from 'pg/lib/utils.js';
import { isForgotten, StatementGroup, type Answer, type Statement } from './statement-group';

/** As Drizzle asks a client of `pg`. */
interface Asked {
  text: string;
  name?: string;
  rowMode?: 'array';
  types?: CustomTypesConfig;
  values?: unknown[];
}

interface Waiting {
  statement: Statement;
  resolve: (answer: Answer) => void;
  reject: (error: Error) => void;
}

export interface GroupedOptions {
  /** What goes ahead of the first statement: begin, and for whom. */
  opening: Statement[];
  /** The first group is all there will be: a transaction of its own, without begin and commit. */
  isAlone: boolean;
  /** Whether connections keep the plans of named statements. */
  keepsPlans: boolean;
}

/**
 * A connection that sends together what is asked for together: the statements of one tick are one round trip, and the
 * first of them takes the opening along. Nothing is sent before something is asked.
 */
export class GroupedClient {
  /** Whether PostgreSQL was sent anything, so that there is something to end. */
  hasOpened = false;
  private waiting: Waiting[] = [];
  private isRunning = false;

  constructor(
    private readonly client: PoolClient,
    private readonly options: GroupedOptions,
  ) {}

  query(asked: string | Asked, values?: unknown[]): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ statement: this.statementOf(asked, values), resolve, reject });
      this.start();
    });
  }

  /** The opening by itself, where nothing was asked that took it along. */
  async open(): Promise<void> {
    if (this.hasOpened) return;
    this.hasOpened = true;
    await this.send(this.options.opening, true);
  }

  private start(): void {
    if (this.isRunning) return;
    this.isRunning = true;
    // once everything that can run has run, and asked
    process.nextTick(() => void this.run());
  }

  private async run(): Promise<void> {
    while (this.waiting.length) {
      const group = this.waiting;
      this.waiting = [];
      const opening = this.hasOpened ? [] : this.options.opening;
      const statements = [...opening, ...group.map(({ statement }) => statement)];
      try {
        // out of its transaction a statement would be nobody's
        if (this.hasOpened && this.options.isAlone)
          throw new Error('all statements of one round trip are asked at once');
        this.hasOpened = true;
        const answers = await this.send(statements, opening.length > 0);
        group.forEach(({ resolve }, i) => resolve(answers[opening.length + i] as Answer));
      } catch (error) {
        for (const { reject } of group) reject(error as Error);
      }
    }
    this.isRunning = false;
  }

  /** @param isFirst nothing came before: where the connection has forgotten a plan, the same may be said again */
  private async send(statements: Statement[], isFirst: boolean): Promise<Answer[]> {
    try {
      return await this.sendOnce(statements);
    } catch (error) {
      if (!isFirst || !isForgotten(error)) throw error;
      if (!this.options.isAlone) await this.client.query('rollback');
      return this.sendOnce(statements);
    }
  }

  private sendOnce(asked: Statement[]): Promise<Answer[]> {
    const statements = this.options.keepsPlans ? asked : asked.map((statement) => ({ ...statement, name: undefined }));
    return new Promise((resolve, reject) => {
      this.client.query(new StatementGroup(statements, (error, answers) => (error ? reject(error) : resolve(answers))));
    });
  }

  private statementOf(asked: string | Asked, given?: unknown[]): Statement {
    const {
      text,
      name,
      rowMode,
      types,
      values = given ?? [],
    }: Asked = typeof asked === 'string' ? { text: asked } : asked;
    return {
      text,
      name,
      rowMode,
      values: values.map(prepareValue),
      parserOf: (oid) => (types ?? this.client).getTypeParser(oid, 'text') as (text: string) => unknown,
    };
  }
}
