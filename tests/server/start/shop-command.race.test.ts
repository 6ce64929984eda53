import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { documentedBlock } from '../../support/operations';
import { describeOnPostgres, postgresUrl } from '../../support/postgres';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

/** The documented commands, as the words that npm gives to node. */
const commands = documentedBlock('shops')
  .trim()
  .split('\n')
  .map((line) => {
    const [, name = '', rest = ''] = /^npm run (\S+) -- (.*)$/.exec(line) ?? [];
    const words = [...rest.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');
    return [...(scripts[name] ?? '').split(' ').slice(1), ...words];
  });

function runAll(env: Record<string, string>): string[] {
  return commands.map((words) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, words, {
      env: { ...process.env, SEED_DEMO: '0', ...env },
      encoding: 'utf8',
      timeout: 120_000,
    });
    return `${String(status)} ${stdout}${stderr}`;
  });
}

const DONE = [
  '0 mekong is open, and its money is real. Its host is mekong below a base domain.\n',
  '0 mekong  live        Mekong Mart\n',
  '0 mekong is suspended.\n',
  '0 mekong is open again.\n',
  expect.stringMatching(/^0 npm run shop -- <verb>/),
];

describeOnPostgres('npm run shop', () => {
  it('does what docs/operations.md says, on PostgreSQL, and refuses a second time', () => {
    expect(runAll({ DATABASE_URL: postgresUrl() })).toEqual(DONE);
    expect(runAll({ DATABASE_URL: postgresUrl() })[0]).toBe('1 There is a shop mekong already.\n');
  }, 240_000);

  it('does the same in the embedded database', () => {
    const folder = mkdtempSync(join(tmpdir(), 'shop-command-'));
    try {
      expect(runAll({ DATABASE_URL: '', DATA_DIR: folder })).toEqual(DONE);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }, 240_000);
});
