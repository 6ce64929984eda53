import type { PGlite, protocol } from '@electric-sql/pglite';
import { EmbeddedConnection } from './embedded-connection';

/** The embedded database as a pool of one connection, which is lent in the order in which it is asked for. */
export class EmbeddedPool {
  private readonly connection: EmbeddedConnection;
  private readonly waiting: (() => void)[] = [];
  private isLent = false;

  constructor(
    readonly database: PGlite,
    spoken: typeof protocol,
  ) {
    this.connection = new EmbeddedConnection(database, spoken);
  }

  async connect() {
    if (this.isLent) await new Promise<void>((resolve) => this.waiting.push(resolve));
    this.isLent = true;
    const { connection } = this;
    return {
      query: connection.query.bind(connection),
      getTypeParser: connection.getTypeParser,
      release: (broken?: Error) => void this.takeBack(broken),
    };
  }

  /** It cannot be thrown away: what was left undone on it is undone. */
  private async takeBack(broken: Error | undefined): Promise<void> {
    if (broken && !this.database.closed) await this.connection.query('rollback').catch(() => undefined);
    const next = this.waiting.shift();
    this.isLent = next !== undefined;
    // between two transactions whoever waits for the network or the clock has a turn
    if (next) setImmediate(next);
  }
}
