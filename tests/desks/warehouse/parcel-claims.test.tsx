import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { DESK_LOCALES } from '../../../src/contract/desk-locales';
import { ParcelClaims } from '../../../src/desks/warehouse/parcel-claims';
import { renderUi } from '../../support/render';
import en from '../../../public/locales/en/operator.json';
import zh from '../../../public/locales/zh-CN/operator.json';

describe('what somebody says who claims goods', () => {
  it('stands in the record of these, with what they know of the order and the weight', () => {
    const said = { statement: 'A blue mug', seller: 'Mug house', orderRef: '27112', grams: 650, photos: [] };
    renderUi(<ParcelClaims claims={[{ id: 'c1', name: 'Ada', status: 'APPROVED', ...said }]} />);
    expect(screen.getByText('A blue mug')).toBeVisible();
    expect(screen.getByText(/Given · Seller: Mug house · .*27112 · 650 g/)).toBeVisible();
  });

  it('is counted under another name than the goods', () => {
    expect(DESK_LOCALES).toEqual(['en', 'zh-CN']);
    for (const words of [en, zh]) {
      expect(words.nav.claims).not.toBe(words.parcels.view.unclaimed);
      expect(words.home.played.desk.claims).toBe(words.nav.claims);
    }
  });
});
