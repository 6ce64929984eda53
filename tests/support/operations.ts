import { readFileSync } from 'node:fs';

const page = () => readFileSync('docs/operations.md', 'utf8');
const PROGRAMS =
  /^(?:npm|npx|node|openssl|psql|pg_\w+|curl|sh|docker|systemctl|kill|select|insert|update|delete|alter|create) \S/i;

/** The commands of docs/operations.md: blocks by their name, those in a sentence as they stand there. */
export function documented(): { blocks: string[]; commands: string[] } {
  const blocks = [...page().matchAll(/^```sh ?(.*)$/gm)].map(([, name = '']) => name);
  const prose = page().replace(/^```[\s\S]*?^```$/gm, '');
  const commands = [...prose.matchAll(/`([^`\n]+)`/g)].flatMap(([, text = '']) => (PROGRAMS.test(text) ? [text] : []));
  return { blocks, commands };
}

/** What stands in the block of this name. */
export function documentedBlock(name: string): string {
  const text = new RegExp('```sh ' + name + '\\n([^`]+)```').exec(page())?.[1];
  if (!text) throw new Error(`docs/operations.md has no block ${name}`);
  return text;
}

/** The command of a sentence that begins like this. */
export function documentedCommand(start: string): string {
  const command = documented().commands.find((one) => one.startsWith(start));
  if (!command) throw new Error(`docs/operations.md has no command ${start}`);
  return command;
}
