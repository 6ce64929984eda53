import type { DayPage, DayQuery, DeskDay } from '../../../contract/day-desk';
import { tenantDate } from '../../../contract/tenant-time';
import { staffScopeOf, type StaffCtx } from '../../kernel/context';
import { dayDeskRepo, type DayRow } from './day.desk.repo';
import { dayAfter, daysBack, daysToSign, FIRST_DAYS } from './day.rules';

/** Days of the book from yesterday back: to the first that was signed, or where none is to the book's beginning. */
export const listDays = (ctx: StaffCtx, { view, after, limit }: DayQuery): Promise<DayPage> =>
  ctx.tx(async (tx) => {
    const repo = dayDeskRepo(tx, staffScopeOf(ctx));
    const offset = ctx.tenant.timezoneOffset;
    const today = tenantDate(ctx.now(), offset);
    const yesterday = dayAfter(today, -1);
    const [first, last] = [await repo.edge('first'), await repo.edge('last')];
    const begun = first ? undefined : await repo.beginning();
    const earliest = dayAfter(yesterday, 1 - FIRST_DAYS);
    const begins = first?.day ?? (begun && later(tenantDate(begun, offset), earliest));
    const from = after === undefined ? yesterday : dayAfter(after, -1);
    // one more than a page, where there is more
    const days = () => (begins === undefined ? [] : daysBack(from, view === 'toSign' && last ? dayAfter(last.day) : begins, limit + 1)); // prettier-ignore
    const found = view === 'toCheck' ? (await repo.toCheck(limit + 1, after)).map(({ day }) => day) : days();
    const shown = found.slice(0, limit);
    const rows = new Map((await repo.of(shown)).map((row) => [row.day, row]));
    const late = await repo.countLate(shown);
    return {
      items: shown.map((day) => presentDay(day, rows.get(day), late.get(day) ?? 0)),
      next: found.length > limit ? (shown.at(-1) ?? null) : null,
      waiting: {
        toSign: daysToSign(last?.day, today),
        toCheck: await repo.countToCheck(),
      },
    };
  });

const later = (a: string, b: string) => (a > b ? a : b);

export const presentDay = (day: string, row: DayRow | undefined, late: number): DeskDay => ({
  ...{ id: day, state: row ? (row.checkedBy ? 'CHECKED' : 'SIGNED') : 'OPEN', late },
  ...{ events: row?.events ?? null, signedBy: row?.signedName ?? null, checkedBy: row?.checkedName ?? null },
});
