import type { PlatformHealth } from '../../../contract/platform';
import { database, systemTx } from '../../db/database';
import { schemaVersion } from '../../db/schema-version';
import { buildName, RELEASE } from '../../kernel/app-version';
import type { PlatformCtx } from '../../kernel/context';
import { countParked, oldestDueWork } from '../../kernel/due-work';
import { mailBacklog } from '../account/mail-sending.service';
import { webhookBacklog } from '../tenant/webhook-event.service';
import { listPlatformDeeds } from './deed.repo';
import { registerRepo } from './register.repo';

const DEEDS = 100;

/** What waits for how long, of all shops together; whose it is is not said. */
export async function getHealth(ctx: PlatformCtx): Promise<PlatformHealth> {
  const now = ctx.now();
  const [schema, jobs, mails, webhooks, parked, shops] = await Promise.all([
    schemaVersion(await database()),
    oldestDueWork(now),
    mailBacklog(now),
    webhookBacklog(now),
    countParked(),
    systemTx((tx) => registerRepo(tx).count()),
  ]);
  return {
    ...{ schema, shops, parked },
    jobs: [...jobs].map(([name, seconds]) => ({ name, seconds: Math.round(seconds) })),
    version: { release: RELEASE, build: buildName() },
    webhooks: { ...webhooks, oldestSeconds: Math.round(webhooks.oldestSeconds) },
    mails: { waiting: mails.count, oldestSeconds: Math.round(mails.oldestSeconds) },
  };
}

export const listDeeds = (ctx: PlatformCtx) => ctx.tx((tx) => listPlatformDeeds(tx, DEEDS));
