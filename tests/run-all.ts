import { spawn, type StdioOptions } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { playwrightOutcome, vitestOutcome, whole, type Outcome } from './test-reports';
import { takeAlong } from './support/take-along';

const BIN = 'node_modules';
const VITEST_OUTCOME = 'test-results/vitest.json';
const E2E_JSON = 'test-results/e2e.json';

interface Step {
  name: string;
  args: string[];
  env?: Record<string, string>;
  outcome?: (status: number | null) => Outcome;
}

const TYPES: Step = { name: 'types', args: [`${BIN}/typescript-native/bin/tsc`, '--noEmit'] };
/** Looks at the text only. The imports are looked at by tests/architecture/imports.test.ts. */
const STATIC: Step[] = [
  TYPES,
  { name: 'lint', args: [`${BIN}/oxlint/bin/oxlint`, '-c', 'oxlint.config.mjs', '--type-aware'] },
  { name: 'format', args: [`${BIN}/oxfmt/bin/oxfmt`, '--check', '.'] },
  { name: 'dead code', args: [`${BIN}/knip/bin/knip.js`] },
];
/** What the browser tests would wait for. */
const PAGES: Step = {
  name: 'pages',
  args: ['--import', 'tsx', 'src/server/start/builder.ts'],
  env: { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
};
const VITEST = [`${BIN}/vitest/vitest.mjs`, 'run', '--reporter=default', '--reporter=./tests/vitest-reporter.ts'];
const BROWSER = {
  args: ['--import', 'tsx', 'tests/run-browser.ts'],
  outcome: (status: number | null) => playwrightOutcome(E2E_JSON, status),
};
/** Cruises the product as a whole: its seconds are of no use to who writes. */
const SLOW = 'tests/architecture/imports.test.ts';
const unitTests = (name: string, projects: string[] = [], options: string[] = [], env = {}): Step => ({
  name,
  env,
  args: [...VITEST, ...projects.flatMap((project) => ['--project', project]), ...options],
  outcome: (status) => vitestOutcome(VITEST_OUTCOME, status),
});

interface Suite {
  /** One after the other, in what the steps below leave of the processors: those often wait. */
  behind: Step[];
  /** One after the other. */
  then: Step[];
  env?: Record<string, string>;
}

const SUITES: Record<string, Suite> = {
  /** `npm test` */
  all: {
    behind: [PAGES, ...STATIC],
    then: [unitTests('unit, server and component tests'), { name: 'browser tests', ...BROWSER }],
  },
  /** `npm run test:fast`: what needs neither database nor browser, within a minute. */
  fast: {
    behind: [TYPES],
    then: [unitTests('unit and architecture tests', ['unit', 'architecture'], ['--exclude', SLOW])],
  },
  /** `npm run test:sweep`: every page in every language and look, more of what is made up at random, and what takes long; an hour. */
  sweep: {
    behind: [],
    then: [
      unitTests('unit tests', ['unit']),
      // PostgreSQL that stands still and processes that start at once among them, as often and as long as the audit did
      unitTests('server tests on the embedded database', ['server'], [], { TEST_ENGINE: 'embedded' }),
      { name: 'a shop without the demo', args: ['--import', 'tsx', 'tests/smoke/run-alone.ts'] },
      { name: 'browser tests', ...BROWSER },
      { name: 'journeys on the embedded database', ...BROWSER, env: { SWEEP: '', TEST_ENGINE: 'embedded' } },
    ],
    env: { SWEEP: '1' },
  },
};

const start = ({ args, env }: Step, suite: Suite, stdio: StdioOptions) => {
  const child = spawn(process.execPath, args, {
    stdio,
    env: { ...process.env, OUTCOME_FILE: VITEST_OUTCOME, ...suite.env, ...env },
  });
  takeAlong(child);
  return child;
};

const run = (step: Step, suite: Suite): Promise<Outcome> =>
  new Promise((resolve) => {
    const { name, outcome = (status) => whole(status, name) } = step;
    console.log(`\n── ${name}`);
    start(step, suite, 'inherit').on('close', (status) => resolve(outcome(status)));
  });

/** Lets the others go first, and tells in one piece what it has found. */
const runBehind = (step: Step, suite: Suite): Promise<Outcome> =>
  new Promise((resolve) => {
    const child = start(step, suite, ['ignore', 'pipe', 'pipe']);
    if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => (said += part.toString()));
    child.on('close', (status) => {
      console.log(`\n── ${step.name}\n${said}`);
      resolve(whole(status, step.name, said));
    });
  });

async function inTurn(steps: Step[], suite: Suite, how: typeof run): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const step of steps) outcomes.push(await how(step, suite));
  return outcomes;
}

async function main(name: string) {
  const suite = SUITES[name];
  if (!suite) throw new Error(`there is no suite ${name}`);
  rmSync('test-results', { recursive: true, force: true });
  mkdirSync('test-results');
  const lanes = [inTurn(suite.behind, suite, runBehind), inTurn(suite.then, suite, run)];
  const outcomes = (await Promise.all(lanes)).flat();
  const sum = (key: 'passed' | 'failed' | 'skipped') => outcomes.reduce((total, each) => total + each[key], 0);
  const failures = outcomes.flatMap((each) => each.failures);
  const again = outcomes.flatMap((each) => each.again ?? []);
  if (again.length) console.log(`\nFailed once, passed at the second try:\n${again.join('\n')}`);
  console.log(failures.length ? `\nFailed:\n${failures.join('\n')}` : '\nAll is well.');
  console.log(`${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped`);
  process.exit(sum('failed') ? 1 : 0);
}

void main(process.argv[2] ?? 'all');
