import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { documented } from '../support/operations';

const sources = readdirSync('tests/server', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.test.ts'))
  .map((name) => readFileSync(join('tests/server', name), 'utf8'))
  .join('\n');
const asked = (call: string) =>
  [...sources.matchAll(new RegExp(`${call}\\('([^']+)'\\)`, 'g'))].map(([, text = '']) => text);
const { blocks, commands } = documented();

describe('docs/operations.md', () => {
  it('has commands', () => expect(blocks.length + commands.length).toBeGreaterThan(5));

  it.each(blocks)('has the block “%s” run by a test', (name) => {
    expect(name).not.toBe('');
    expect(asked('documentedBlock')).toContain(name);
  });

  it.each(commands)('has “%s” run by a test', (command) => {
    expect(asked('documentedCommand').filter((start) => command.startsWith(start))).not.toEqual([]);
  });
});

describe('the configuration', () => {
  const read = [...readFileSync('src/server/env.ts', 'utf8').matchAll(/^ {2}([A-Z][A-Z0-9_]+): (?:z\.|onByDefault)/gm)].map(([, name]) => name ?? ''); // prettier-ignore
  const ofBrowser = [...readFileSync('src/client/env.ts', 'utf8').matchAll(/NEXT_PUBLIC_[A-Z_]+/g)].map(([name]) => name); // prettier-ignore
  const known = new Set([...read, ...ofBrowser]);
  const explained = [...readFileSync('.env.example', 'utf8').matchAll(/^([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name);

  it('is explained in .env.example: all that is read, and nothing else', () => {
    // the start script decides that one
    expect([...explained, 'NODE_ENV'].sort()).toEqual([...known].sort());
  });

  /** Of the databases that the commands of a restore name. */
  const OF_COMMANDS = new Set(['ADMIN_URL', 'NEW_DATABASE_URL']);
  it.each(['docs/operations.md', 'README.md'])('is called by its names in %s', (page) => {
    const named = [...readFileSync(page, 'utf8').matchAll(/`\$?([A-Z][A-Z0-9]*_[A-Z0-9_]*[A-Z0-9])(?:=[^`]*)?`/g)].map(([, name = '']) => name); // prettier-ignore
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((name) => !known.has(name) && !OF_COMMANDS.has(name))).toEqual([]);
  });
});
