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
