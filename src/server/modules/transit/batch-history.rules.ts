import type { DeskBatch } from '../../../contract/batch';
import type { BatchRow } from './batch.repo';

interface Deed {
  at: Date;
  before: unknown;
  after: unknown;
  staffName: string | null;
}
type Code = DeskBatch['timeline'][number]['code'];

const BY_STATUS: Partial<Record<string, Code>> = { CLOSED: 'CLOSED', OPEN: 'REOPENED', HANDED_OVER: 'HANDED_OVER' };

/** How a batch came to where it stands; which boxes were put in its list says. @param deeds as they are audited */
export function batchHistory({ openedAt, openedName }: BatchRow, deeds: Deed[]): DeskBatch['timeline'] {
  const done = deeds.flatMap(({ at, before, after, staffName }) => {
    const code = BY_STATUS[wordOf(after, 'status')];
    if (code) return { at, code, detail: '', staffName };
    const detail = [wordOf(after, 'carrier'), wordOf(after, 'masterNo')].filter(Boolean).join(' · ');
    return before && detail ? { at, code: 'BILL' as const, detail, staffName } : [];
  });
  return [{ at: openedAt, code: 'OPENED' as const, detail: '', staffName: openedName }, ...done]
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
    .map(({ at, ...line }) => ({ ...line, at: at.toISOString() }));
}

function wordOf(change: unknown, field: string): string {
  const value: unknown = change && typeof change === 'object' && Reflect.get(change, field);
  return typeof value === 'string' ? value : '';
}
