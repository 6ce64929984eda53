import { tenantDate } from '../../../contract/tenant-time';
import { dayDeskEndpoints } from '../../../contract/day.desk.endpoints';
import type { Crowd } from './crowd';
import type { Wave } from './waves';

const DAY_MS = 86_400_000;
/** So many days are signed; yesterday is still to be. */
const SIGNED = 6;
/** The last one waits for the second person. */
const CHECKED = SIGNED - 1;

async function close({ openDesk, wait, today }: Crowd, timezoneOffset: number): Promise<void> {
  for (let at = 0; at < SIGNED; at += 1) {
    const day = tenantDate(new Date(today().getTime() - DAY_MS), timezoneOffset);
    const [finance, approver] = [await openDesk('finance'), await openDesk('finance-approver')];
    const { version } = await finance(dayDeskEndpoints.sign, { params: { day }, body: {} });
    if (at < CHECKED) await approver(dayDeskEndpoints.check, { params: { day }, body: { version } });
    wait(24);
  }
}

/** A week of the money book, each day signed by one person the day after and checked by another; told when nothing more is posted to it. */
export const closeDays = (timezoneOffset: number): Wave => ({
  daysAgo: SIGNED,
  tell: (crowd) => close(crowd, timezoneOffset),
});
