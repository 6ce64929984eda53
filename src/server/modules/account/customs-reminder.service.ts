import { paths } from '../../../contract/paths';
import { shopTx } from '../../db/database';
import { doDueWork, type IsStopped } from '../../kernel/due-work';
import { notify } from './account.service';
import { customsRunningOut, markReminded } from './customs.repo';

/** Tells shoppers of all shops, once, that a number runs out within a month. @returns how many were told */
export const remindOfCustoms = (now: Date, isStopped?: IsStopped): Promise<number> =>
  doDueWork({ job: 'customs reminders', due: customsRunningOut, work: remind }, () => now, isStopped);

async function remind({ tenantId, id }: { tenantId: string; id: string }, at: Date): Promise<undefined> {
  await shopTx(tenantId, async (tx) => {
    const row = await markReminded(tx, tenantId, id, at);
    if (!row) return;
    const reference = row.numbers[0]?.masked ?? '';
    // another end is another reminder
    const event = `${id}.${row.expiresAt?.toISOString()}`;
    const about = { code: 'CUSTOMS_RUNS_OUT', event, reference, link: paths.account('customs'), at } as const;
    await notify(tx, { tenantId, shopperId: row.shopperId, ...about });
  });
  return undefined;
}
