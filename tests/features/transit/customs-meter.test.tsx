import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { TransitEstimate } from '../../../src/contract/transit';
import { CustomsMeter } from '../../../src/features/transit/customs-meter';
import { renderUi } from '../../support/render';
import { usd } from './transit-fixture';

const none = { used: usd(0), left: usd(20_000), over: usd(0), duty: [] };
const duty = [{ code: 'duty-value', values: { basisPoints: 3000, overAmount: 6040 }, amount: usd(1812) }];
const much = { customsInfoId: 'much', used: usd(14_000), left: usd(6000), over: usd(6040), duty };
const allowance: NonNullable<TransitEstimate['allowance']> = {
  per: 'MONTH',
  limit: usd(20_000),
  declared: usd(12_040),
  renewsOn: '2026-12-01',
  receivers: [{ customsInfoId: null, ...none }, much],
};
const show = (receiverId?: string, more: Partial<typeof allowance> = {}) => {
  renderUi(<CustomsMeter allowance={{ ...allowance, ...more }} receiverId={receiverId} />);
  return within(screen.getByRole('region', { name: 'Duty-free allowance' }));
};

it('tells of the receiver that is chosen what is used, what is above and when it is new', () => {
  const meter = show('much');
  expect(meter.getByText(/\$140\.00 is used/)).toBeVisible();
  expect(meter.getByText('$60.40 of it is above.')).toBeVisible();
  expect(meter.getByText(/From Dec 1, 2026 it counts anew/)).toBeVisible();
  expect(meter.getByText('Duty: 30 % × $60.40')).toBeVisible();
});

it('tells of who has had nothing what is left, and asks no duty', () => {
  const meter = show();
  expect(meter.getByText('After it $79.60 is left.')).toBeVisible();
  expect(meter.queryByText(/Duty:/)).toBeNull();
});

it('speaks of no month where each shipment counts by itself', () => {
  const meter = show('much', { per: 'SHIPMENT', renewsOn: null });
  expect(meter.getByText(/Free are \$200\.00 a shipment/)).toBeVisible();
  expect(meter.queryByText(/counts anew/)).toBeNull();
});

it('says of no shipment what is left after it where none takes from another', () => {
  const meter = show(undefined, { per: 'SHIPMENT', renewsOn: null });
  expect(meter.queryByText(/is left/)).toBeNull();
});
