import type { RunnerTestCase, RunnerTestFile } from 'vitest';
import type { Reporter, Vitest } from 'vitest/node';

/**
 * A changed line that throws while a test file is still being read leaves that file without tests, so that none fails and
 * Stryker takes the change for unnoticed. Here such a file counts as one test that failed.
 */
export class UnreadFiles implements Reporter {
  private vitest: Vitest | undefined;

  onInit(vitest: Vitest): void {
    this.vitest = vitest;
  }
  onTestRunEnd(): void {
    for (const file of this.vitest?.state.getFiles() ?? []) {
      if (file.result?.state === 'fail' && file.tasks.length === 0) file.tasks.push(failedTest(file));
    }
  }
}

const failedTest = (file: RunnerTestFile): RunnerTestCase =>
  ({
    type: 'test',
    id: `${file.id}_unread`,
    name: 'can be read',
    fullName: `${file.name} can be read`,
    mode: 'run',
    file,
    suite: file,
    meta: {},
    result: file.result,
  }) as unknown as RunnerTestCase;
