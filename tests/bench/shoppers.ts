import { randomUUID } from 'node:crypto';
import { closeDatabase, tenantTx } from '../../src/server/db/database';
import { ensureAccount, openSession } from '../../src/server/modules/auth/auth.service';

/** Opens sessions of new shoppers of the demo shop in the database that the environment names; prints their tokens. */
async function main(count: number) {
  const tokens: string[] = [];
  for (let n = 0; n < count; n += 1) {
    const account = {
      email: `${randomUUID()}@bench.example`,
      password: 'a bench of shoppers',
      name: 'Bench',
      role: 'shopper',
      language: 'en',
    } as const;
    const owner = { tenantId: 'demo', shopperId: await ensureAccount('demo', account) };
    tokens.push(await tenantTx(owner, (tx) => openSession(tx, owner, { now: new Date(), userAgent: 'bench', ip: '' })));
  }
  await closeDatabase();
  process.stdout.write(JSON.stringify(tokens));
}

main(Number(process.argv[2])).catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
