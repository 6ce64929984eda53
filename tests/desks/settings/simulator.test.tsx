import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { StaffContext } from '../../../src/client/use-staff';
import { simulateDeskEndpoints } from '../../../src/contract/simulate.desk.endpoints';
import { BackTest } from '../../../src/desks/settings/lines/back-test';
import { SimulatorScreen } from '../../../src/desks/settings/lines/simulator-screen';
import { fillIn } from '../../support/fill-in';
import { mockEndpoint } from '../../support/mock-endpoint';
import { renderUi } from '../../support/render';
import { termsOf } from '../../support/shop-offers';
import { staffSelf } from './staff-self';

const usd = (amount: number) => ({ amount, currency: 'USD' });
const price = (amount: number) => ({ cny: { amount: amount * 7, currency: 'CNY' }, local: usd(amount) });
const open = (page: React.ReactElement) =>
  renderUi(<StaffContext value={staffSelf(['settings.read'])}>{page}</StaffContext>, {
    url: '/operator/settings/simulator',
  });

describe('the simulator', () => {
  it('shows the receipt of a line, and why another refuses', async () => {
    const line = { title: 'Air', minDays: 7, maxDays: 12, chargeableGrams: 2000, isDraft: false };
    const sent = mockEndpoint(simulateDeskEndpoints.simulate, {
      order: { goods: price(2000), domesticFreight: price(0), serviceFee: price(100), total: price(2100) },
      lines: [
        { ...line, transitOptionName: 'AU-AIR', total: usd(714), lines: [{ code: 'line-first', values: { grams: 500, firstFee: 714 }, amount: usd(714) }], refusals: [] }, // prettier-ignore
        { ...line, title: 'Post', transitOptionName: 'AU-POST', total: null, lines: [], refusals: [{ code: 'too-heavy', values: { actualGrams: 3000, overGrams: 1000, limitGrams: 2000 }, text: null, limit: 2000, actual: 3000, over: 1000, cures: [] }] }, // prettier-ignore
      ],
    });
    const { user } = open(<SimulatorScreen countries={['au', 'kr']} />);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'Australia');
    await fillIn(user, screen.getByRole('textbox', { name: 'Weight, g' }), '3000');
    await user.click(screen.getByRole('button', { name: 'What would it cost?' }));
    expect(await screen.findByText('Air')).toBeVisible();
    expect(screen.getByText(/3 kg is 1 kg above the limit/)).toBeVisible();
    expect(sent[0]?.body).toMatchObject({ country: 'au', parcels: [{ grams: 3000, valueFen: 20_000 }], on: null, draft: null }); // prettier-ignore
  });
});

describe('a back-test', () => {
  it('goes on until it is through, and says what would change', async () => {
    const part = { neither: 0, changed: 1, newlyRefused: 1, newlyTaken: 0, before: usd(1000), after: usd(1200) };
    const worst = [{ orderId: 'one', orderNo: 'T1', before: 500, after: null, refusals: ['too-heavy'] }];
    let calls = 0;
    const sent = mockEndpoint(simulateDeskEndpoints.backTest, () => {
      calls += 1;
      return { seen: 2, ...part, worst: calls === 1 ? worst : [], next: calls === 1 ? '1_one' : null };
    });
    const { user } = open(<BackTest name="AU-AIR" terms={termsOf()} isWhole />);
    await user.click(screen.getByRole('button', { name: 'Try on past shipments' }));
    await waitFor(() => expect(screen.getByText('4 shipments looked at')).toBeVisible());
    expect(screen.getByText('2 would be refused')).toBeVisible();
    expect(screen.getByText(/On average .*2\.00 more/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'T1' })).toHaveAttribute('href', '/operator/packing/one');
    expect(sent.map(({ body }) => (body as { after: string | null }).after)).toEqual([null, '1_one']);
  });
});
