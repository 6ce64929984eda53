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

/** Looks at the text only: side by side. The imports are looked at by tests/architecture/imports.test.ts. */
const STATIC: Step[] = [
  { name: 'lint', args: [`${BIN}/eslint/bin/eslint.js`, '.'] },
  { name: 'types', args: [`${BIN}/typescript/bin/tsc`, '--noEmit'] },
  { name: 'format', args: [`${BIN}/prettier/bin/prettier.cjs`, '--check', '.', '--log-level', 'warn'] },
  { name: 'dead code', args: [`${BIN}/knip/bin/knip.js`] },
];
const VITEST = [`${BIN}/vitest/vitest.mjs`, 'run', '--reporter=default', '--reporter=./tests/vitest-reporter.ts'];
const BROWSER = {
  args: ['--import', 'tsx', 'tests/run-browser.ts'],
  outcome: (status: number | null) => playwrightOutcome(E2E_JSON, status),
};
/** Compile the product, lint and cruise it as a whole: half a minute of their own. */
const SLOW = 'tests/architecture/{imports,lines,without-demo}.test.ts';
const unitTests = (name: string, projects: string[] = [], options: string[] = []): Step => ({
  name,
  args: [...VITEST, ...projects.flatMap((project) => ['--project', project]), ...options],
  outcome: (status) => vitestOutcome(VITEST_OUTCOME, status),
});

interface Suite {
  /** Side by side. */
  first: Step[];
  /** One after the other. */
  then: Step[];
  env?: Record<string, string>;
}

const SUITES: Record<string, Suite> = {
  /** `npm test` */
  all: {
    first: STATIC,
    then: [unitTests('unit, server and component tests'), { name: 'browser tests', ...BROWSER }],
  },
  /** `npm run test:fast`: what needs neither database nor browser, within a minute. */
  fast: {
    first: [
      ...STATIC.filter(({ name }) => name === 'types'),
      unitTests('unit and architecture tests', ['unit', 'architecture'], ['--exclude', SLOW]),
    ],
    then: [],
  },
  /** `npm run test:sweep`: every page in every language and look, and more of what is made up at random; an hour. */
  sweep: {
    first: [],
    then: [
      unitTests('unit tests', ['unit']),
      { name: 'a shop without the demo', args: ['--import', 'tsx', 'tests/smoke/run-alone.ts'] },
      { name: 'browser tests', ...BROWSER },
    ],
    env: { SWEEP: '1' },
  },
};

const run = (
  { args, name, outcome = (status) => whole(status, name) }: Step,
  env: Record<string, string> = {},
): Promise<Outcome> =>
  new Promise((resolve) => {
    console.log(`\n── ${name}`);
    spawn(process.execPath, args, {
      stdio: 'inherit',
      env: { ...process.env, OUTCOME_FILE: VITEST_OUTCOME, ...env },
    }).on('close', (status) => resolve(outcome(status)));
  });

async function main(name: string) {
  const suite = SUITES[name];
  if (!suite) throw new Error(`there is no suite ${name}`);
  rmSync('test-results', { recursive: true, force: true });
  mkdirSync('test-results');
  const outcomes = await Promise.all(suite.first.map((step) => run(step, suite.env)));
  for (const step of suite.then) outcomes.push(await run(step, suite.env));
  const sum = (key: 'passed' | 'failed' | 'skipped') => outcomes.reduce((total, each) => total + each[key], 0);
  const failures = outcomes.flatMap((each) => each.failures);
  console.log(failures.length ? `\nFailed:\n${failures.join('\n')}` : '\nAll is well.');
  console.log(`${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped`);
  process.exit(sum('failed') ? 1 : 0);
}

void main(process.argv[2] ?? 'all');
