import { writeFileSync } from 'node:fs';
import type { Reporter, SerializedError, TestCase, TestModule } from 'vitest/node';
import { failure, type Outcome } from './test-reports';

/** Leaves what the run came to where `run-all` finds it. Vitest's own JSON says nothing of what caused an error. */
export default class OutcomeReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]) {
    const path = process.env.OUTCOME_FILE;
    if (!path) return;
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const inState = (state: string) => tests.filter((test) => test.result().state === state);
    const failed = inState('failed');
    const failures = [
      ...failed.map((test) => failure(nameOf(test), reasonOf(test.result().errors?.[0]))),
      // a file that cannot even load, a hook around its tests
      ...modules.flatMap((module) => groupErrors(module)),
      ...unhandled.map((error) => failure('outside all tests', reasonOf(error))),
    ];
    const skipped = inState('skipped').length + inState('pending').length;
    const outcome: Outcome = { passed: inState('passed').length, failed: failures.length, skipped, failures };
    writeFileSync(path, JSON.stringify(outcome));
  }
}

const nameOf = (test: TestCase) => `${test.module.relativeModuleId}: ${test.fullName}`;

const groupErrors = (module: TestModule) =>
  [module, ...module.children.allSuites()].flatMap((group) =>
    group.errors().map((error) => {
      const name = group.type === 'suite' ? `: ${group.fullName}` : '';
      return failure(module.relativeModuleId + name, reasonOf(error));
    }),
  );

/** What failed, where, and what caused that. */
function reasonOf(error: SerializedError | undefined): string {
  if (!error) return '';
  const [place] = error.stacks ?? [];
  const at = place ? `\nat ${place.file}:${String(place.line)}` : '';
  const cause = error.cause as SerializedError | undefined;
  return `${error.name}: ${error.message.split('\n').slice(0, 2).join('\n')}${at}${cause ? `\ncaused by ${reasonOf(cause)}` : ''}`;
}
