import { defineConfig } from 'vitest/config';
import { UnreadFiles } from './tests/support/unread-files';

/** Tests of pure rules alone, as Stryker runs them: once for every line that it changes. */
export default defineConfig({
  test: {
    include: [
      'tests/contract/{money,price,receipt-row,freight,manual-quote,return-pieces,sku-price,storage-ahead,transit-*,customs-*}.test.ts',
      'tests/server/modules/{cart,purchase,payment,wallet,warehouse,transit}/*.rules.test.ts',
    ],
    reporters: ['default', new UnreadFiles()],
    setupFiles: ['tests/support/mutation-setup.ts'],
    environment: 'node',
    isolate: false,
    bail: 1,
  },
});
