import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { TransitStatus } from '../../../src/contract/transit';
import { WayMap } from '../../../src/features/transit/way-map';
import { renderUi } from '../../support/render';

const stations = (status: TransitStatus, isBought: boolean) => {
  renderUi(<WayMap order={{ status, isBought }} />);
  return screen.queryAllByRole('listitem').map((each) => [each.textContent, each.dataset.state]);
};

describe('the map of the way', () => {
  it('begins at the seller of what was bought, which it has left', () =>
    expect(stations('SUBMITTED', true)).toEqual([
      ['Seller', 'done'],
      ['Warehouse', 'current'],
      ['Line', 'ahead'],
      ['Customs', 'ahead'],
      ['Your country', 'ahead'],
      ['You', 'ahead'],
    ]));
  it('begins at the warehouse where a seller of their own sent it', () =>
    expect(stations('CUSTOMS', false)).toEqual([
      ['Warehouse', 'done'],
      ['Line', 'done'],
      ['Customs', 'current'],
      ['Your country', 'ahead'],
      ['You', 'ahead'],
    ]));
  it('is not drawn of what is on no way', () => expect(stations('LOST', true)).toEqual([]));
});
