import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

const silent = () => new Writable({ write: (_chunk, _encoding, done) => done() });

/**
 * One line that nobody reads over a shoulder, in a list of processes or in a shell's history: typed at a terminal without
 * an echo, or piped in.
 */
export async function askSecret(question: string): Promise<string> {
  const stdin = process.stdin;
  const stderr = process.stderr;
  const lines = createInterface({ input: stdin, output: silent(), terminal: stdin.isTTY });
  if (stdin.isTTY) stderr.write(question);
  try {
    for await (const line of lines) return line;
    return '';
  } finally {
    lines.close();
    if (stdin.isTTY) stderr.write('\n');
  }
}
