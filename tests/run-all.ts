import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { playwrightOutcome, vitestOutcome, whole, type Outcome } from './test-reports';

const BIN = 'node_modules';
const VITEST_OUTCOME = 'test-results/vitest.json';
const E2E_JSON = 'test-results/e2e.json';

interface Step {
  name: string;
  args: string[];
  outcome?: (status: number | null) => Outcome;
}

/** Looks at the text only: side by side. */
const STATIC: Step[] = [
  { name: 'lint', args: [`${BIN}/eslint/bin/eslint.js`, '.'] },
  { name: 'types', args: [`${BIN}/typescript/bin/tsc`, '--noEmit'] },
  { name: 'format', args: [`${BIN}/prettier/bin/prettier.cjs`, '--check', '.', '--log-level', 'warn'] },
  {
    name: 'imports',
    args: [`${BIN}/dependency-cruiser/bin/dependency-cruise.mjs`, 'src', '--config', '.dependency-cruiser.cjs'],
  },
];
const RUNNING: Step[] = [
  {
    name: 'unit, server and component tests',
    args: [`${BIN}/vitest/vitest.mjs`, 'run', '--reporter=default', '--reporter=./tests/vitest-reporter.ts'],
    outcome: (status) => vitestOutcome(VITEST_OUTCOME, status),
  },
  {
    name: 'browser tests',
    args: ['--import', 'tsx', 'tests/run-browser.ts'],
    outcome: (status) => playwrightOutcome(E2E_JSON, status),
  },
];

const run = ({ args, name, outcome = (status) => whole(status, name) }: Step): Promise<Outcome> =>
  new Promise((resolve) => {
    console.log(`\n── ${name}`);
    spawn(process.execPath, args, { stdio: 'inherit', env: { ...process.env, OUTCOME_FILE: VITEST_OUTCOME } }).on(
      'close',
      (status) => resolve(outcome(status)),
    );
  });

async function main() {
  rmSync('test-results', { recursive: true, force: true });
  mkdirSync('test-results');
  const outcomes = await Promise.all(STATIC.map(run));
  for (const step of RUNNING) outcomes.push(await run(step));
  const sum = (key: 'passed' | 'failed' | 'skipped') => outcomes.reduce((total, each) => total + each[key], 0);
  const failures = outcomes.flatMap((each) => each.failures);
  console.log(failures.length ? `\nFailed:\n${failures.join('\n')}` : '\nAll is well.');
  console.log(`${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped`);
  process.exit(sum('failed') ? 1 : 0);
}

void main();
