import { Resolver } from 'node:dns/promises';
import { closeDatabase } from '../db/database';
import { setMode } from '../env';
import { outsideServices } from '../wiring/outside-services';
import { prepareDatabase } from '../wiring/prepare';
import { serverAccounts } from '../wiring/server-accounts';
import { saidOfFailure } from './said-of-failure';
import { HELP, runShopCommand } from './shop-command';

const DNS_MS = 3_000;

/** `npm run shop -- <verb> …`: for whoever runs the shops. */
async function main(words: string[]): Promise<string> {
  if (words.length === 0 || words.includes('--help')) return HELP;
  setMode('production');
  await prepareDatabase(() => undefined);
  try {
    const servers = new Resolver({ timeout: DNS_MS, tries: 2 });
    return await runShopCommand(words, {
      now: new Date(),
      servers,
      services: outsideServices(),
      ofServer: serverAccounts(),
    });
  } finally {
    await closeDatabase();
  }
}

main(process.argv.slice(2)).then(console.log, (error: unknown) => {
  console.error(saidOfFailure(error));
  process.exit(1);
});
