import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { filesBelow } from '../support/files-below';

const MODULES = ['cart', 'purchase', 'payment', 'wallet', 'warehouse', 'transit'];
const configured = ['stryker.config.json', 'vitest.mutation.config.ts'].map((file) => readFileSync(file, 'utf8'));
const rulesIn = (folder: string, end: string) =>
  MODULES.flatMap((module) => filesBelow(`${folder}/${module}`)).filter((file) => file.endsWith(end));

describe('the rules whose lines are changed to see whether a test notices', () => {
  it('are those of six modules, by their own tests', () => {
    for (const config of configured) expect(config).toContain(`modules/{${MODULES.join(',')}}/*.rules.`);
  });

  it('are each named by a test that runs then: without one, nothing notices', () => {
    const tests = rulesIn('tests/server/modules', '.rules.test.ts').map((file) => readFileSync(file, 'utf8'));
    const named = new Set(
      tests.flatMap((text) => [...text.matchAll(/\/(src\/[\w/-]+\.rules)'/g)].map(([, path]) => `${path}.ts`)),
    );
    const rules = rulesIn('src/server/modules', '.rules.ts');
    expect(rules.length).toBeGreaterThan(50);
    expect(rules.filter((file) => !named.has(file))).toEqual([]);
  });
});
