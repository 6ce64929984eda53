import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesBelow } from '../support/files-below';
import { BAD_CODE, BAD_LINES, EXCEPT, GOOD_LINES } from './bad/lines';

interface Config {
  rules: Record<string, unknown>;
  overrides: { files: string[]; rules: Record<string, unknown> }[];
}
const CONFIG = new URL('../../oxlint.config.mjs', import.meta.url).href;
const {
  RESTRICTIONS,
  PAGE,
  default: config,
} = (await import(CONFIG)) as {
  PAGE: string;
  RESTRICTIONS: Record<string, { message: string }>;
  default: Config;
};

const PLACE = 'src/ui/price.tsx';
const files: { path: string; text: string }[] = [];

/** Asks for what is found in a file of its own: they are looked at all at once. */
function findingsIn(text: string, place = PLACE): () => string[] {
  const path = join(String(files.push({ path: '', text })), place);
  (files.at(-1) ?? { path }).path = path;
  return () => found[path] ?? [];
}

/** A project with our libraries, with each file in a folder of its own. */
function look(): Record<string, string[]> {
  const root = mkdtempSync(join(realpathSync(tmpdir()), 'sampan-lines-'));
  try {
    symlinkSync(resolve('node_modules'), join(root, 'node_modules'), 'junction');
    for (const { path, text } of files) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), `${text}\n`);
    }
    const below = `files: each.files.map((name) => '**/' + name)`;
    const overrides = `config.overrides.map((each) => ({ ...each, ${below} }))`;
    const ours = `import config from '${CONFIG}';\nexport default { ...config, ignorePatterns: ['node_modules'], overrides: ${overrides} };\n`;
    writeFileSync(join(root, 'lines.mjs'), ours);
    writeFileSync(
      join(root, 'tsconfig.json'),
      JSON.stringify({ extends: resolve('tsconfig.json'), include: ['*/src'] }),
    );
    const asked = ['--type-aware', '-c', 'lines.mjs', '-f', 'json', '.'];
    const { stdout } = spawnSync(process.execPath, [resolve('node_modules/oxlint/bin/oxlint'), ...asked], {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 32 * 1024 * 1024,
    });
    const { diagnostics } = JSON.parse(stdout) as {
      diagnostics: { filename: string; code: string; message: string }[];
    };
    const byFile: Record<string, string[]> = {};
    for (const { filename, code, message } of diagnostics)
      (byFile[relative('.', filename)] ??= []).push(nameOf(code, message));
    return byFile;
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

/** @param code `typescript(no-namespace)` @returns the restriction, or the rule as the config names it */
function nameOf(code: string, message: string): string {
  const restriction = Object.entries(RESTRICTIONS).find(([, each]) => each.message === message);
  const [, plugin = '', rule = code] = /^(.*)\((.*)\)$/.exec(code) ?? [];
  // the one plugin goes by two names
  const prefix = { eslint: '', 'react-hooks': 'react/' }[plugin] ?? `${plugin}/`;
  return restriction?.[0] ?? prefix + rule;
}

const bad = Object.entries(BAD_LINES).flatMap(([name, texts]) =>
  texts.map((text) => [name, text, findingsIn(text)] as const),
);
const code = Object.entries(BAD_CODE).map(([name, text]) => [name, text, findingsIn(text)] as const);
const good = GOOD_LINES.map((text) => [text, findingsIn(text)] as const);
const except = EXCEPT.map(([name, path]) => {
  const others = Object.keys(RESTRICTIONS).filter((each) => each !== name);
  const example = (each: string) => BAD_LINES[each]?.[0] ?? '';
  // what is markup stands in files that have markup
  const told = others.filter((each) => path.endsWith('x') || !/</.test(example(each)));
  const all = [name, ...told].map((each) => [each, findingsIn(example(each), path)] as const);
  return [name, path, all] as const;
});
const found = look();

describe('lines', () => {
  it('have examples for every restriction', () => {
    expect(Object.keys(BAD_LINES)).toEqual(Object.keys(RESTRICTIONS));
  });

  it('have an example for every other rule that is on', () => {
    const rules = [config.rules, ...config.overrides.map((each) => each.rules)];
    const on = rules.flatMap((each) => Object.keys(each)).filter((name) => !name.startsWith('ours/'));
    expect(Object.keys(BAD_CODE).sort()).toEqual([...new Set(on)].sort());
  });

  it.each(bad)('break %s: %s', (name, _, findings) => {
    expect(findings()).toEqual([name]);
  });

  it('know the address of every page', () => {
    const pages = filesBelow('src/pages').map((path) => path.replace(/^src\/pages|(\/index)?\.tsx?$/g, ''));
    // files of a browser or of a crawler, what stands in place of a page, calls, and the home page, which is any text
    const addresses = pages.filter((page) => page && !/^\/(_|404|api\/)|\./.test(page));
    expect(addresses.length).toBeGreaterThan(100);
    expect(addresses.filter((page) => !new RegExp(PAGE).test(page))).toEqual([]);
  });

  it.each(code)('break %s: %s', (name, _, findings) => {
    expect(new Set(findings())).toEqual(new Set([name]));
  });

  it.each(good)('break no rule: %s', (_, findings) => {
    expect(findings()).toEqual([]);
  });

  it.each(except)('may break %s in %s, and no other restriction', (name, _, all) => {
    for (const [each, findings] of all) expect(findings()).toEqual(each === name ? [] : [each]);
  });
});
