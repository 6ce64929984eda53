import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { ESLint } from 'eslint';
import { afterAll, describe, expect, it } from 'vitest';
import { BAD_CODE, BAD_LINES, EXCEPT, GOOD_LINES } from './bad/lines';

const { RESTRICTIONS } = (await import(new URL('../../eslint.config.mjs', import.meta.url).href)) as {
  RESTRICTIONS: Record<string, { message: string }>;
};
/** Restrictions look at the line alone: without types they are checked much faster. */
const withoutTypes = new ESLint({
  overrideConfig: [
    {
      languageOptions: { parserOptions: { projectService: false } },
      rules: { '@typescript-eslint/no-floating-promises': 'off', '@typescript-eslint/no-misused-promises': 'off' },
    },
  ],
});

const PLACE = 'src/ui/price.tsx';

/** A project of one file below the repository, so that it has its libraries: types are asked for of no other. */
function smallProject(): string {
  mkdirSync('test-results', { recursive: true });
  const root = mkdtempSync(resolve('test-results', 'lines-'));
  mkdirSync(dirname(join(root, PLACE)), { recursive: true });
  writeFileSync(join(root, PLACE), '');
  writeFileSync(join(root, 'tsconfig.json'), JSON.stringify({ extends: '../../tsconfig.json', include: ['src'] }));
  return root;
}
const project = smallProject();
afterAll(() => rmSync(project, { recursive: true, force: true }));
const withTypes = new ESLint({ cwd: project, overrideConfigFile: resolve('eslint.config.mjs') });

async function findingsIn(text: string, { filePath = PLACE, linter = withoutTypes } = {}): Promise<string[]> {
  const results = await linter.lintText(`${text}\n`, { filePath });
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message }) => {
      const restriction = Object.entries(RESTRICTIONS).find(([, each]) => each.message === message);
      return restriction?.[0] ?? ruleId ?? message;
    }),
  );
}

describe('lines', () => {
  it('have examples for every restriction', () => {
    expect(Object.keys(BAD_LINES)).toEqual(Object.keys(RESTRICTIONS));
  });

  it('have an example for every other rule that is on', async () => {
    const { rules } = (await withTypes.calculateConfigForFile(PLACE)) as { rules: Record<string, [number]> };
    const on = Object.keys(rules).filter((name) => rules[name]?.[0] !== 0 && name !== 'no-restricted-syntax');
    expect(Object.keys(BAD_CODE).sort()).toEqual(on.sort());
  });

  const bad = Object.entries(BAD_LINES).flatMap(([name, texts]) => texts.map((text) => [name, text] as const));
  it.each(bad)('break %s: %s', async (name, text) => {
    expect(await findingsIn(text)).toEqual([name]);
  });

  it.each(Object.entries(BAD_CODE))('break %s: %s', async (name, text) => {
    expect(new Set(await findingsIn(text, { linter: withTypes }))).toEqual(new Set([name]));
  });

  it.each(GOOD_LINES)('break no rule: %s', async (text) => {
    expect(await findingsIn(text, { linter: withTypes })).toEqual([]);
  });

  it.each(EXCEPT)('may break %s in %s, and no other restriction', async (name, path) => {
    const others = Object.keys(RESTRICTIONS).filter((each) => each !== name);
    // what is markup stands in files that have markup
    const told = others.filter((each) => path.endsWith('x') || !/</.test(BAD_LINES[each]?.[0] ?? ''));
    expect(await findingsIn(BAD_LINES[name]?.[0] ?? '', { filePath: path })).toEqual([]);
    for (const other of told)
      expect(await findingsIn(BAD_LINES[other]?.[0] ?? '', { filePath: path })).toEqual([other]);
  });
});
