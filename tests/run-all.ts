import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';

interface Totals {
  passed: number;
  failed: number;
  skipped: number;
}

const BIN = 'node_modules';
const VITEST_JSON = 'test-results/vitest.json';
const E2E_JSON = 'test-results/e2e.json';

/** A check that passes or fails as a whole. */
const whole = (status: number | null): Totals => ({
  passed: status === 0 ? 1 : 0,
  failed: status === 0 ? 0 : 1,
  skipped: 0,
});

function readReport<T>(path: string): T | undefined {
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as T) : undefined;
}

function vitestTotals(status: number | null): Totals {
  const report = readReport<{
    numPassedTests: number;
    numFailedTests: number;
    numPendingTests: number;
    numFailedTestSuites: number;
  }>(VITEST_JSON);
  if (!report) return whole(status ?? 1);
  // a file that cannot even load fails without a failed test in it
  const failed = Math.max(report.numFailedTests, status === 0 ? 0 : 1);
  return { passed: report.numPassedTests, failed, skipped: report.numPendingTests };
}

function e2eTotals(status: number | null): Totals {
  const report = readReport<{ stats: { expected: number; unexpected: number; flaky: number; skipped: number } }>(
    E2E_JSON,
  );
  if (!report) return { passed: 0, failed: 1, skipped: 0 };
  const { expected, unexpected, flaky, skipped } = report.stats;
  return { passed: expected, failed: Math.max(unexpected + flaky, status === 0 ? 0 : 1), skipped };
}

const STEPS: { name: string; args: string[]; totals: (status: number | null) => Totals }[] = [
  { name: 'format', args: [`${BIN}/prettier/bin/prettier.cjs`, '--check', '.', '--log-level', 'warn'], totals: whole },
  { name: 'lint', args: [`${BIN}/eslint/bin/eslint.js`, '.'], totals: whole },
  { name: 'types', args: [`${BIN}/typescript/bin/tsc`, '--noEmit'], totals: whole },
  {
    name: 'imports',
    args: [`${BIN}/dependency-cruiser/bin/dependency-cruise.mjs`, 'src', '--config', '.dependency-cruiser.cjs'],
    totals: whole,
  },
  {
    name: 'unit, server and component tests',
    args: [
      `${BIN}/vitest/vitest.mjs`,
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${VITEST_JSON}`,
    ],
    totals: vitestTotals,
  },
  { name: 'browser tests', args: ['--import', 'tsx', 'tests/run-browser.ts'], totals: e2eTotals },
];

rmSync('test-results', { recursive: true, force: true });
mkdirSync('test-results');
const sum: Totals = { passed: 0, failed: 0, skipped: 0 };
const failures: string[] = [];
for (const { name, args, totals } of STEPS) {
  console.log(`\n── ${name}`);
  const run = spawnSync(process.execPath, args, { stdio: 'inherit' });
  const result = totals(run.status);
  for (const key of ['passed', 'failed', 'skipped'] as const) sum[key] += result[key];
  if (result.failed) failures.push(`${name}: ${result.failed} failed`);
}
console.log(failures.length ? `\n${failures.join('\n')}` : '\nAll is well.');
console.log(`${sum.passed} passed, ${sum.failed} failed, ${sum.skipped} skipped`);
process.exit(sum.failed ? 1 : 0);
