import { closeDatabase } from '../../src/server/db/database';
import { prepareDatabase } from '../../src/server/wiring/prepare';
import { createShop } from '../../src/server/modules/tenant/register-shop.service';

/** A shop that takes real money, so that it asks suppliers outside, in the database that the environment names. */
async function main() {
  await prepareDatabase(() => undefined);
  const warehouse = ['gz; Guangzhou; 1 Harbour Road, Guangzhou; Slow; 13800000000; 510000'];
  await createShop(
    { id: 'slow', name: 'Slow', currency: 'USD', rate: '0.14', languages: 'en', country: 'us', warehouse },
    new Date(),
  );
  await closeDatabase();
}

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
