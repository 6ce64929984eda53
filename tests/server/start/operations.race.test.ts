import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { systemTx } from '../../../src/server/db/database';
import { parseEnv } from '../../../src/server/env';
import { checkNews } from '../../../src/server/modules/wallet/ledger-check.service';
import { fundBalance } from '../../support/money';
import { documentedCommand } from '../../support/operations';
import { describeOnPostgres, postgresUrl } from '../../support/postgres';
import { startShop } from '../../support/shop';
import { signUp } from '../../support/shopper';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

/** What npm runs for the command, as words. */
function wordsOf(command: string): string[] {
  const [, name = '', rest = ''] = /^npm (?:run )?([\w:-]+)(?: -- (.*))?$/.exec(command) ?? [];
  return [...(scripts[name] ?? '').split(' '), ...rest.split(' ')].filter(Boolean);
}

describeOnPostgres('the commands in the sentences of docs/operations.md', () => {
  it('make a shop live', async () => {
    const { tenant } = await startShop();
    const [, ...words] = wordsOf(documentedCommand('npm run go-live').replace('<shop>', tenant.id));
    const env = { ...process.env, DATABASE_URL: postgresUrl(), SEED_DEMO: '0' };
    const run = () => spawnSync(process.execPath, words, { env, encoding: 'utf8', timeout: 300_000 });
    expect(run()).toMatchObject({ status: 0, stdout: `${tenant.id} is live. Its test money is gone.\n` });
    expect(run().stdout).toBe(`${tenant.id} was live already.\n`);
  });

  it('start the server by a script that there is', () => {
    expect(wordsOf(documentedCommand('npm start'))).toEqual(['node', '--import', 'tsx', 'src/server/start.ts']);
  });

  it.skipIf(spawnSync('openssl', ['version']).error)('make a key that the server takes', () => {
    const [program = '', ...words] = documentedCommand('openssl').split(' ');
    const key = execFileSync(program, words, { encoding: 'utf8' }).trim();
    expect(parseEnv({ APP_SECRET: key }).APP_SECRET).toEqual([key]);
  });

  it('have the whole book read anew', async () => {
    const shop = await startShop();
    await fundBalance(shop, await signUp(shop), 500);
    await checkNews();
    const positions = async () => {
      const answer = await systemTx((tx) => tx.execute(sql`select max(checked_position)::int as last, count(unchecked_since)::int as waiting from ledger_account where tenant_id = ${shop.tenant.id}`)); // prettier-ignore
      return (answer as unknown as { rows: { last: number; waiting: number }[] }).rows[0];
    };
    const read = await positions();
    expect(read).toMatchObject({ waiting: 0 });
    expect(read?.last).toBeGreaterThan(0);
    await systemTx((tx) => tx.execute(sql.raw(documentedCommand('update ledger_account'))));
    expect(await positions()).toMatchObject({ last: 0 });
    await checkNews();
    expect(await positions()).toEqual(read);
  });
});
