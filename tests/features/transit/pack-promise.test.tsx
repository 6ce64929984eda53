import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { TransitOrderDetail } from '../../../src/contract/transit';
import { TransitDetailScreen } from '../../../src/features/transit/transit-detail-screen';
import { renderUi } from '../../support/render';
import { testProfile } from '../../support/test-shell';
import { transitOrder, usd } from './transit-fixture';

const AT = '2026-11-20T08:00:00.000Z';
const open = (order: TransitOrderDetail) =>
  renderUi(
    <TransitDetailScreen
      {...{ order, country: 'Australia', startsPaying: false }}
      logistics={{ boxes: [], promise: null, isLate: false }}
      onChanged={() => undefined}
      renderPay={() => null}
    />,
    { url: '/my/transit/t1', pathname: '/my/transit/[id]', shell: { profile: testProfile } },
  );

it('says by when a shipment is packed', () => {
  open(transitOrder('SUBMITTED', { packBefore: AT }));
  expect(screen.getByText(/^It is packed by Nov 20, 2026/)).toBeVisible();
});

it('promises nothing while its shopper is asked, and says why', () => {
  open(transitOrder('PACKING', { question: { id: 'q1', told: usd(1), asks: usd(2), note: '', decideBefore: AT } }));
  expect(screen.getByText('Packing is paused while we wait for your answer.')).toBeVisible();
  expect(screen.queryByText(/^It is packed by/)).toBeNull();
});
