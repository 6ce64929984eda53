import { closeDatabase } from '../db/database';
import { setMode } from '../env';
import { goLive } from '../wiring/go-live';
import { AppError } from '../kernel/app-error';
import { prepareDatabase } from '../wiring/prepare';

/** `npm run go-live -- <shop>`: from here on the shop's money is real. */
async function main(tenantId: string | undefined): Promise<string> {
  if (!tenantId) throw new Error('Name the shop: npm run go-live -- <shop>');
  setMode('production');
  await prepareDatabase(() => undefined);
  try {
    const isNew = await goLive(tenantId, new Date());
    return isNew ? `${tenantId} is live. Its test money is gone.` : `${tenantId} was live already.`;
  } catch (error) {
    throw error instanceof AppError ? new Error(`There is no shop ${tenantId}.`) : error;
  } finally {
    await closeDatabase();
  }
}

main(process.argv[2]).then(console.log, (error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
