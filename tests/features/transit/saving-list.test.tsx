import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SavingList } from '../../../src/features/transit/saving-list';
import type { TransitComposer } from '../../../src/features/transit/use-transit-draft';
import { renderUi } from '../../support/render';
import { estimate } from './transit-fixture';

const saying = (change: object) => {
  const composer = [{ ...estimate.composer[0], ...change }];
  renderUi(<SavingList composer={{ estimate: { ...estimate, composer } } as TransitComposer} />);
  return screen.getByRole('listitem').querySelector('span');
};

describe('a cheaper way', () => {
  it('is said in a sentence, with the days that it takes longer', () => {
    expect(saying({ boxes: 1, extraDays: 26 })).toHaveTextContent('Sea, in 1 box: $3.10 less, 26 days longer.');
  });
  it('is one day longer, too', () =>
    expect(saying({ boxes: 3, extraDays: 1 })).toHaveTextContent('Sea, in 3 boxes: $3.10 less, 1 day longer.'));
  it('names some of what it waits for, and counts the others', () =>
    expect(
      saying({ kind: 'WAIT', contents: 'Cup, Pan, Lid', moreContents: 8, until: '2036-11-24T08:00:00.000Z' }),
    ).toHaveTextContent('on its shelf too: Cup, Pan, Lid and 8 more.'));
  it('says nothing of days that it takes less', () =>
    expect(saying({ extraDays: -9 })).toHaveTextContent('Sea, in 2 boxes: $3.10 less.'));
});
