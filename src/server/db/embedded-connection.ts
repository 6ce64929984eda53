import type { PGlite, protocol } from '@electric-sql/pglite';
import pg, { type Connection, type FieldDef, type QueryConfig } from 'pg';
import { parseSafeInteger } from './safe-integer';
import { RepeatedStatements } from './repeated-statements';
import { StatementGroup } from './statement-group';

type Protocol = typeof protocol;
type Message = Parameters<Parameters<protocol.Parser['parse']>[1]>[0];

/**
 * The one connection of the embedded database, as far as one of `pg` is asked for things. What is written goes in as one
 * message: going in and out is most of what a small statement costs.
 */
export class EmbeddedConnection {
  readonly getTypeParser: typeof pg.types.getTypeParser = ((oid: number) =>
    oid === 20 ? parseSafeInteger : pg.types.getTypeParser(oid)) as typeof pg.types.getTypeParser;
  private readonly parser: protocol.Parser;
  private readonly repeated = new RepeatedStatements();
  private written: Uint8Array[] = [];
  /** What a group of statements writes to. */
  private readonly writer: Connection;

  constructor(
    private readonly database: PGlite,
    { Parser, serialize }: Protocol,
  ) {
    this.parser = new Parser();
    const write =
      <Said>(serialized: (said: Said) => Uint8Array) =>
      (said: Said) =>
        void this.written.push(serialized(said));
    this.writer = {
      stream: { cork: () => undefined, uncork: () => undefined },
      parse: write(serialize.parse),
      bind: write(serialize.bind),
      describe: write(serialize.describe),
      close: write(serialize.close),
      execute: write(() => serialize.execute()),
      sync: write(serialize.sync),
    } as unknown as Connection;
    this.simple = serialize.query;
  }
  private readonly simple: (text: string) => Uint8Array;

  /** A group, which hears of its answers itself, or one statement without values. */
  query(asked: StatementGroup): undefined;
  query(asked: string | QueryConfig): Promise<{ command: string }>;
  query(asked: StatementGroup | string | QueryConfig) {
    if (asked instanceof StatementGroup) {
      asked.nameRepeated((text) => this.repeated.nameOf(text));
      asked.submit(this.writer);
      return void this.run(asked);
    }
    return this.runAlone(typeof asked === 'string' ? asked : asked.text);
  }

  private async run(group: StatementGroup): Promise<void> {
    let hasFailed = false;
    try {
      for (const message of await this.exchange(this.written.splice(0))) {
        // what follows an error was not run
        if (hasFailed) break;
        hasFailed = message.name === 'error';
        tell(group, message, this.writer);
      }
    } catch (error) {
      group.handleError(error as Error, this.writer);
    }
  }

  private async runAlone(text: string): Promise<{ command: string }> {
    let command = '';
    for (const message of await this.exchange([this.simple(text)])) {
      if (message.name === 'error') throw message as unknown as Error;
      if (message.name === 'commandComplete') command = textOf(message);
    }
    return { command };
  }

  /** In parts as they come: an answer asked for as a whole PGlite reads too, and keeps for ever. */
  private async exchange(sent: Uint8Array[]): Promise<Message[]> {
    if (this.database.closed) throw new Error('PGlite is closed');
    const answered: Message[] = [];
    await this.database.execProtocolRawStream(Buffer.concat(sent), {
      syncToFs: false,
      // a part lies in the database's own memory, where the next one will
      onRawData: (part) => this.parser.parse(part.slice(), (message) => void answered.push(message)),
    });
    return answered;
  }
}

const textOf = (message: Message) => (message as unknown as { text: string }).text;

/** As `pg` tells what it runs. */
function tell(group: StatementGroup, message: Message, writer: Connection): void {
  const { fields } = message as unknown as { fields: never };
  if (message.name === 'rowDescription') group.handleRowDescription({ fields: fields as FieldDef[] });
  else if (message.name === 'dataRow') group.handleDataRow({ fields: fields as (string | null)[] });
  else if (message.name === 'commandComplete') group.handleCommandComplete({ text: textOf(message) });
  else if (message.name === 'emptyQuery') group.handleEmptyQuery();
  else if (message.name === 'error') group.handleError(message as unknown as Error, writer);
  else if (message.name === 'readyForQuery') group.handleReadyForQuery(writer);
}
