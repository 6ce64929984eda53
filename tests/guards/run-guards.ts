import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { GUARDS, type Guard } from './guards';

const MODULES = 'src/server/modules';
/** Long enough for a test that hangs without its guard. */
const MOST_MS = 300_000;

/** The project beside itself: nothing is taken away where somebody works. */
function copyOfProject(): string {
  const folder = mkdtempSync(join(tmpdir(), 'sampan-guards-'));
  for (const each of [
    'src',
    'tests',
    'public',
    'package.json',
    'tsconfig.json',
    'vitest.config.ts',
    'next-i18next.config.js',
  ])
    // prettier-ignore
    cpSync(each, join(folder, each), { recursive: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction');
  return folder;
}

function isGreen(folder: string, { test, name }: Guard): boolean {
  const vitest = join(folder, 'node_modules/vitest/vitest.mjs');
  const which = [join('tests', MODULES.slice('src/'.length), test), '-t', name];
  const { status, stdout } = spawnSync(process.execPath, [vitest, 'run', ...which], {
    cwd: folder,
    encoding: 'utf8',
    timeout: MOST_MS,
  });
  // a name that no test has would be red for nothing
  if (!/Tests .*\d+ (passed|failed)/.test(stdout)) throw new Error(`no test ran: ${test} › ${name}\n${stdout}`);
  return status === 0;
}

/** @returns whether the test is green with the guard and red without it */
function isProven(folder: string, guard: Guard): boolean {
  const path = join(folder, MODULES, guard.file);
  const text = readFileSync(path, 'utf8');
  if (text.split(guard.guard).length !== 2) throw new Error(`not once in ${guard.file}: ${guard.guard}`);
  if (!isGreen(folder, guard)) throw new Error(`red with its guard: ${guard.test} › ${guard.name}`);
  writeFileSync(
    path,
    text.replace(guard.guard, () => guard.without),
  );
  try {
    return !isGreen(folder, guard);
  } finally {
    writeFileSync(path, text);
  }
}

/** `npm run test:guards [id…]`: takes each guard away by itself, and sees its test fail. */
function main(ids: string[]) {
  const folder = copyOfProject();
  try {
    for (const guard of GUARDS.filter(({ id }) => ids.length === 0 || ids.includes(id))) {
      const proven = isProven(folder, guard);
      console.log(
        `${proven ? 'caught' : 'NOT CAUGHT'}  ${guard.id}  ${guard.file}  ${guard.guard.trim().slice(0, 70)}`,
      );
      if (!proven) process.exitCode = 1;
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

main(process.argv.slice(2));
