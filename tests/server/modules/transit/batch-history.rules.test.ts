import { expect, it } from 'vitest';
import { batchHistory } from '../../../../src/server/modules/transit/batch-history.rules';

const at = (hour: number) => new Date(Date.UTC(2030, 0, 1, hour));
type Deed = Parameters<typeof batchHistory>[1][number];
const deed = (hour: number, after: unknown, before: unknown = {}): Deed => ({ at: at(hour), before, after, staffName: 'Mei' }); // prettier-ignore
const told = (deeds: Deed[]) =>
  batchHistory({ openedAt: at(0), openedName: 'Bao' } as Parameters<typeof batchHistory>[0], deeds);

it('tells how a batch came to where it stands, oldest first', () => {
  const deeds = [
    deed(3, { status: 'HANDED_OVER' }),
    deed(1, { status: 'CLOSED' }),
    deed(2, { status: 'OPEN' }),
    deed(4, { carrier: 'Harbour Line', masterNo: 'MB-1' }),
    deed(5, { masterNo: 'MB-2' }),
  ];
  expect(told(deeds).map((line) => [line.at, line.code, line.detail, line.staffName])).toEqual([
    [at(0).toISOString(), 'OPENED', '', 'Bao'],
    [at(1).toISOString(), 'CLOSED', '', 'Mei'],
    [at(2).toISOString(), 'REOPENED', '', 'Mei'],
    [at(3).toISOString(), 'HANDED_OVER', '', 'Mei'],
    [at(4).toISOString(), 'BILL', 'Harbour Line · MB-1', 'Mei'],
    [at(5).toISOString(), 'BILL', 'MB-2', 'Mei'],
  ]);
});

it('tells nothing of its opening twice, nor of what is neither a state nor a bill', () => {
  const deeds = [
    deed(1, { carrier: 'Harbour Line', masterNo: '' }, null),
    deed(2, { boxes: 3 }),
    deed(3, null),
    deed(4, { status: 5, carrier: '' }),
    deed(5, { status: 'ELSEWHERE' }),
  ];
  expect(told(deeds).map(({ code }) => code)).toEqual(['OPENED']);
});
