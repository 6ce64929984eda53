import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { TransitLogistics, TransitOrderDetail } from '../../../src/contract/transit';
import { TransitDetailScreen } from '../../../src/features/transit/transit-detail-screen';
import { renderUi } from '../../support/render';
import { testProfile } from '../../support/test-shell';
import { transitOrder } from './transit-fixture';

const NOWHERE: TransitLogistics = { boxes: [], promise: null, isLate: false };
const open = (order: TransitOrderDetail) =>
  renderUi(
    <TransitDetailScreen
      {...{ order, logistics: NOWHERE, country: 'Australia', startsPaying: false }}
      onChanged={() => undefined}
      renderPay={() => null}
    />,
    { url: '/my/transit/t1', pathname: '/my/transit/[id]', shell: { profile: testProfile } },
  );
const station = {
  ...{ id: 'a', name: 'Pier A', countryCode: 'au', address: '1 Pier', phone: '', hours: '', notice: 'Ring twice' },
  ...{ freeDays: 7, keepDays: 14, maxSideMm: null, maxBoxGrams: null, maxOrderGrams: null, fee: null },
  mapUrl: 'https://map.example/a',
};
const pickup = { station, receiverName: 'Bo', phone: '+61', code: null, until: null };
const there = { pickup: { ...pickup, code: '204817', until: '2026-12-04T08:00:00.000Z' } };

describe('what is fetched', () => {
  it('shows where it will be, and neither code nor day before it is there', () => {
    open(transitOrder('CUSTOMS', { pickup }));
    expect(screen.getByRole('region', { name: 'Self pick-up' })).toHaveTextContent(
      /Pier A1 PierRing twiceShow it on the mapBo fetches it/,
    );
    expect(screen.getByRole('link', { name: 'Show it on the map' })).toHaveAttribute('href', station.mapUrl);
    expect(screen.queryByText(/Kept there until/)).toBeNull();
    expect(screen.queryByRole('img', { name: 'Picture of the pick-up code' })).toBeNull();
  });

  it('shows its code at the station, and until when it is kept', () => {
    open(transitOrder('READY_FOR_PICKUP', there));
    expect(screen.getByText('204817')).toBeVisible();
    expect(screen.getByRole('img', { name: 'Picture of the pick-up code' })).toBeVisible();
    expect(screen.getByText(/Kept there until Dec 4, 2026/)).toBeVisible();
    expect(screen.queryByText('Nobody has fetched it yet')).toBeNull();
  });

  it('is about to go back once that is over, not undelivered by a courier', () => {
    open(transitOrder('READY_FOR_PICKUP', { ...there, holds: ['UNFETCHED'] }));
    expect(screen.getByRole('alert')).toHaveTextContent(/Nobody has fetched it yet.*about to go back/);
    expect(screen.getByText('Not fetched')).toBeVisible();
    expect(screen.getByText('204817')).toBeVisible();
    expect(screen.queryByText('The courier could not deliver')).toBeNull();
  });

  it('has trouble of another kind before the end, and is told of that alone', () => {
    open(transitOrder('READY_FOR_PICKUP', { ...there, holds: ['DELIVERY_TROUBLE'] }));
    expect(screen.getByRole('alert')).toHaveTextContent('The courier could not deliver');
    expect(screen.queryByText('Nobody has fetched it yet')).toBeNull();
  });

  it('has neither code nor day at a carrier’s counter', () => {
    open(transitOrder('READY_FOR_PICKUP', { pickup: null, holds: ['UNFETCHED'] }));
    expect(screen.getByRole('alert')).toHaveTextContent(
      /Nobody has fetched it yet.*Ask the carrier how long it is kept/,
    );
    expect(screen.getByRole('alert')).not.toHaveTextContent(/code|is over/);
  });
});
