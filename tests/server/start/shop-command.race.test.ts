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

/** Each starts a process, which takes seconds. */
function run(asked: string[][], env: Record<string, string>): string[] {
  return asked.map((words) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, words, {
      env: { ...process.env, SEED_DEMO: '0', ...env },
      encoding: 'utf8',
      timeout: 500_000,
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
    const env = { DATABASE_URL: postgresUrl() };
    expect(run(commands, env)).toEqual(DONE);
    expect(run(commands.slice(0, 1), env)).toEqual(['1 There is a shop mekong already.\n']);
  }, 240_000);

  it('makes one in the embedded database as well', () => {
    const folder = mkdtempSync(join(tmpdir(), 'shop-command-'));
    try {
      expect(run(commands.slice(0, 2), { DATABASE_URL: '', DATA_DIR: folder })).toEqual(DONE.slice(0, 2));
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }, 240_000);
});
