import { existsSync, readFileSync } from 'node:fs';

/** What a step of the tests came to. */
export interface Outcome {
  passed: number;
  failed: number;
  skipped: number;
  /** What failed, by name. */
  failures: string[];
}

/** A check that passes or fails as a whole. */
export const whole = (status: number | null, name: string): Outcome =>
  status === 0
    ? { passed: 1, failed: 0, skipped: 0, failures: [] }
    : { passed: 0, failed: 1, skipped: 0, failures: [name] };

const readReport = <T>(path: string): T | undefined =>
  existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as T) : undefined;

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { fullName: string; status: string }[];
  }[];
}

export function vitestOutcome(path: string, status: number | null): Outcome {
  const report = readReport<VitestReport>(path);
  if (!report) return whole(status ?? 1, 'Vitest made no report');
  const failures = report.testResults.flatMap(({ name, status: fate, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length) return failed.map(({ fullName }) => `${name}: ${fullName}`);
    // a file that cannot even load fails without a failed test in it
    return fate === 'failed' ? [`${name}: ${message.split('\n')[0] ?? ''}`] : [];
  });
  if (!failures.length && status !== 0) failures.push('Vitest ended with an error outside all tests');
  const failed = Math.max(report.numFailedTests, failures.length);
  return { passed: report.numPassedTests, failed, skipped: report.numPendingTests, failures };
}

interface Suite {
  title: string;
  file: string;
  specs: { title: string; ok: boolean; line: number }[];
  suites?: Suite[];
}
interface PlaywrightReport {
  suites: Suite[];
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}

const failedSpecs = ({ file, specs, suites = [] }: Suite): string[] => [
  ...specs.filter(({ ok }) => !ok).map(({ title, line }) => `${file}:${line}: ${title}`),
  ...suites.flatMap(failedSpecs),
];

export function playwrightOutcome(path: string, status: number | null): Outcome {
  const report = readReport<PlaywrightReport>(path);
  if (!report) return whole(1, 'the browser tests made no report');
  const { expected, unexpected, flaky, skipped } = report.stats;
  const failures = report.suites.flatMap(failedSpecs);
  const failed = Math.max(unexpected + flaky, status === 0 ? 0 : 1);
  return { passed: expected, failed, skipped, failures };
}
