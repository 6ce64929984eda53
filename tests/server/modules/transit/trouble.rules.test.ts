import { describe, expect, it } from 'vitest';
import { troubleOf } from '../../../../src/server/modules/transit/trouble.rules';

const papers = { words: 'The receipt', photos: ['https://shop.example/a.jpg'], at: '2026-11-01T08:00:00.000Z' };
const trouble = { kind: 'SEIZED', note: 'No invoice', at: '2026-11-01T07:00:00.000Z', papers } as const;

describe('what was sent for a shipment in trouble', () => {
  it.each([
    ['2026-12-01T07:59:59.000Z', papers.photos],
    ['2026-12-01T08:00:00.000Z', []],
  ])('is shown with its pictures for thirty days, with its words for longer: at %s', (at, photos) => {
    expect(troubleOf({ status: 'SEIZED', trouble, movedAt: new Date(trouble.at) }, new Date(at))).toEqual({
      ...trouble,
      papers: { ...papers, photos },
    });
  });
});
