import { sql } from 'drizzle-orm';
import { feedback } from '../../../src/server/db/schema/content';
import { doDueWork } from '../../../src/server/kernel/due-work';

// a process of its own that takes up the work of a shop and never ends a piece; it is killed from outside
const [tenantId = '', job = '', leaseMs = ''] = process.argv.slice(2);
void doDueWork(
  {
    job,
    leaseMs: Number(leaseMs),
    due: () => ({
      table: feedback,
      where: sql`${feedback.tenantId} = ${tenantId} and ${feedback.message} = 'due'`,
      oldest: feedback.createdAt,
    }),
    work: () => {
      console.info('begun');
      return new Promise(() => {});
    },
  },
  () => new Date(),
);
