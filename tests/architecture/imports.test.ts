import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { cruise, type ICruiseResult, type IConfiguration } from 'dependency-cruiser';
import { BAD_DETOURS, BAD_IMPORTS, GOOD_IMPORTS, type BadTree } from './bad/imports';

const { forbidden = [], options } = createRequire(import.meta.url)('../../.dependency-cruiser.cjs') as IConfiguration;
const made: string[] = [];
/** It reads every file: on a machine with other work that takes minutes, and is no failure. */
const ALL_FILES_MS = 600_000;

/** The rules broken by a tree that stands below the repository, so that it has its libraries. @returns `rule: file` */
async function findingsIn(tree: BadTree): Promise<string[]> {
  mkdirSync('test-results', { recursive: true });
  const root = mkdtempSync(resolve('test-results', 'imports-'));
  made.push(root);
  for (const [path, text] of Object.entries(tree)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  const rules = { ...options, tsConfig: undefined, baseDir: root, validate: true, ruleSet: { forbidden } };
  const { output } = await cruise(['src'], rules, options?.enhancedResolveOptions);
  return (output as ICruiseResult).summary.violations.map(({ rule, from }) => `${rule.name}: ${from}`);
}

afterAll(() => made.forEach((root) => rmSync(root, { recursive: true, force: true })));

describe('imports', () => {
  it(
    'only point down (dependency-cruiser finds nothing)',
    () => {
      const bin = 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs';
      const run = spawnSync(process.execPath, [bin, 'src', '--config', '.dependency-cruiser.cjs'], {
        encoding: 'utf8',
      });
      expect(run.stdout + run.stderr).toContain('no dependency violations found');
    },
    ALL_FILES_MS,
  );

  it('have an example for every rule', () => {
    expect(Object.keys(BAD_IMPORTS)).toEqual(forbidden.map(({ name }) => name));
  });

  it.each(Object.entries(BAD_IMPORTS))('break %s in its example, and no other rule', async (name, tree) => {
    const findings = await findingsIn(tree);
    expect(findings).toEqual([`${name}: ${Object.keys(tree)[0]}`]);
  });

  it.each(BAD_DETOURS)('break %s by a detour: %j', async (name, tree) => {
    expect(await findingsIn(tree)).toEqual([`${name}: ${Object.keys(tree)[0]}`]);
  });

  it('break no rule where types, services and forms cross a floor as they may', async () => {
    expect(await findingsIn(GOOD_IMPORTS)).toEqual([]);
  });
});
