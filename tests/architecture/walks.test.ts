import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const page = readFileSync('docs/architecture.md', 'utf8');
const steps = [...page.matchAll(/`([\w./-]+\.tsx?)` › (\w+)/g)].map(
  ([, path = '', name = '']) => [path, name] as const,
);

describe('a walk in docs/architecture.md', () => {
  it('has its steps in the code', () => {
    expect(steps.length).toBeGreaterThan(30);
    // where it is said what it does: a name that the file only uses is no step of it
    const isDefined = (text: string, name: string) =>
      new RegExp(`\\b(?:function|const|class)\\s+${name}\\b|^\\s+(?:async )?${name}[(:]`, 'm').test(text);
    expect(isDefined('export const b = add(1);\nreturn { add };', 'add')).toBe(false);
    expect(steps.filter(([path, name]) => !isDefined(readFileSync(`src/${path}`, 'utf8'), name))).toEqual([]);
  });

  it('comes by a file once', () => {
    const walks = page.split('\n').filter((line) => line.includes('` › '));
    expect(walks).toHaveLength(6);
    for (const walk of walks) {
      const files = [...walk.matchAll(/`([\w./-]+)` › /g)].map(([, path]) => path);
      expect(files).toEqual([...new Set(files)]);
    }
  });
});

describe('a change in docs/architecture.md', () => {
  const [, table = ''] = page.split('## Twelve plausible changes');
  const named = [...table.matchAll(/`((?:contract|kernel|db|modules|wiring|adapters|features|ui)\/[\w./-]+\.tsx?)`/g)];
  const isThere = (path: string) => ['src', 'src/server'].some((root) => existsSync(`${root}/${path}`));

  it('touches files that are there', () => {
    expect(named.length).toBeGreaterThan(15);
    expect(named.map(([, path = '']) => path).filter((path) => !isThere(path))).toEqual([]);
  });
});
