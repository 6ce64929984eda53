import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/** What a step of the tests came to. */
export interface Outcome {
  passed: number;
  failed: number;
  skipped: number;
  /** What failed, by name, and the first lines of why. */
  failures: string[];
  /** What failed once, and then did not. */
  again?: string[];
}

const REASON_LINES = 6;
const REASON_WIDTH = 400;

/** A record that keeps only the end of the run tells the cause too. */
export function failure(name: string, message = ''): string {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim());
  return [name, ...lines.slice(0, REASON_LINES).map((line) => `    ${line.slice(0, REASON_WIDTH)}`)].join('\n');
}

/** A check that passes or fails as a whole. */
export const whole = (status: number | null, name: string, said?: string): Outcome =>
  status === 0
    ? { passed: 1, failed: 0, skipped: 0, failures: [] }
    : { passed: 0, failed: 1, skipped: 0, failures: [failure(name, said)] };

const readReport = <T>(path: string): T | undefined =>
  existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as T) : undefined;

/** Of what `vitest-reporter` left. */
export function vitestOutcome(path: string, status: number | null): Outcome {
  const outcome = readReport<Outcome>(path);
  if (!outcome) return whole(status ?? 1, 'Vitest made no report');
  if (status === 0 || outcome.failed) return outcome;
  return { ...outcome, failed: 1, failures: ['Vitest ended with an error outside all tests'] };
}

interface Suite {
  title: string;
  file: string;
  specs: {
    title: string;
    ok: boolean;
    line: number;
    tests: { results: { errors: { message?: string }[] }[] }[];
  }[];
  suites?: Suite[];
}
interface PlaywrightReport {
  suites: Suite[];
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}

type Spec = Suite['specs'][number];
const hasFailed = ({ ok }: Spec) => !ok;
const tookTwo = ({ ok, tests }: Spec) => ok && tests.some(({ results }) => results.length > 1);

const specsThat = (which: (spec: Spec) => boolean, { file, specs, suites = [] }: Suite): string[] => [
  ...specs.filter(which).map(({ title, line, tests }) => {
    const [error] = tests.flatMap(({ results }) => results).flatMap(({ errors }) => errors);
    return failure(`${file}:${line}: ${title}`, error?.message);
  }),
  ...suites.flatMap((suite) => specsThat(which, suite)),
];

export function playwrightOutcome(path: string, status: number | null): Outcome {
  const report = readReport<PlaywrightReport>(path);
  if (!report) return whole(1, 'the browser tests made no report');
  const { expected, unexpected, flaky, skipped } = report.stats;
  const named = (which: (spec: Spec) => boolean) => report.suites.flatMap((suite) => specsThat(which, suite));
  const failed = Math.max(unexpected, status === 0 ? 0 : 1);
  return { passed: expected + flaky, failed, skipped, failures: named(hasFailed), again: named(tookTwo) };
}
