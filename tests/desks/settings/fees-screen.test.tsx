import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { StaffContext } from '../../../src/client/use-staff';
import { feeRulesDeskEndpoints } from '../../../src/contract/fee-rules.desk.endpoints';
import type { FeeRules, FeeTerms } from '../../../src/contract/fee-rules';
import { FeesScreen } from '../../../src/desks/settings/fees-screen';
import { fillIn } from '../../support/fill-in';
import { mockEndpoint, problem } from '../../support/mock-endpoint';
import { renderUi } from '../../support/render';
import { staffSelf } from './staff-self';

const TERMS: FeeTerms = {
  serviceFee: { basisPoints: 500, minimumFen: 500 },
  dearer: { fen: 200, basisPoints: 100 },
  handling: { reworkFen: 300, returnFen: 1_000 },
  unsaidFreight: { firstKilos: 1, firstFen: 800, nextFen: 400 },
  transit: { unpackFen: 700, rehearsalFen: 1800, toleranceFen: 200, takesPaymentFirst: true },
  storage: { freeDays: 90, bands: [{ upToGrams: null, dayFee: 200 }], maxFee: 3000 },
};
const NEXT = { ...TERMS, serviceFee: { basisPoints: 600, minimumFen: 500 } };
const RULES: FeeRules = {
  version: 'version-1',
  opening: TERMS,
  inForce: TERMS,
  versions: [
    {
      ...{ id: 'next', validFrom: '2099-01-01T00:00:00.000Z', state: 'TO_COME', author: 'Lan', note: 'New Year' },
      ...{ withdrawnBy: null, terms: NEXT },
    },
  ],
};
const open = (rules = RULES, mayEdit = true) =>
  renderUi(
    <StaffContext value={staffSelf(mayEdit ? ['settings.read', 'settings.edit'] : ['settings.read'])}>
      <FeesScreen rules={rules} />
    </StaffContext>,
    { url: '/operator/settings/fees' },
  );
const publish = () => screen.getByRole('button', { name: 'Publish' });

describe('fees from a day on', () => {
  it('are told with what is otherwise, by whom and why', () => {
    open();
    const row = within(screen.getByRole('region', { name: 'Versions' }));
    expect(row.getByText('To come')).toBeVisible();
    expect(row.getByText('New Year')).toBeVisible();
    expect(row.getByText('5 %')).toBeVisible();
    expect(row.getByText('6 %')).toBeVisible();
  });

  it('say that nothing else was published yet, and what a day costs whatever a parcel weighs', async () => {
    const { user } = open({ ...RULES, versions: [] });
    expect(screen.getByRole('region', { name: 'Versions' })).toHaveTextContent('have held since the shop began');
    expect(screen.getByRole('textbox', { name: 'A day, whatever it weighs' })).toHaveValue('2.00');
    await user.click(screen.getByRole('button', { name: 'Another band' }));
    expect(screen.getByRole('textbox', { name: 'All that is heavier: a day' })).toHaveValue('2.00');
    expect(screen.queryByRole('textbox', { name: 'A day, whatever it weighs' })).toBeNull();
  });

  it('are published once they were looked at beside what holds', async () => {
    const sent = mockEndpoint(feeRulesDeskEndpoints.publishFees, { ...RULES, version: 'version-2' });
    const { user } = open();
    expect(publish()).toBeDisabled();
    await fillIn(user, screen.getByRole('textbox', { name: 'Service fee' }), '7.5');
    await user.click(screen.getByRole('radio', { name: 'At once' }));
    await fillIn(user, screen.getByRole('textbox', { name: 'Why' }), 'Costs');
    await user.click(publish());
    const dialog = await screen.findByRole('dialog', { name: 'Publish at once?' });
    expect(within(dialog).getByText('7.5 %')).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Publish' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    const terms = { ...TERMS, serviceFee: { basisPoints: 750, minimumFen: 500 } };
    expect(sent[0]?.body).toEqual({ version: 'version-1', from: null, note: 'Costs', terms });
  });

  it('stay typed where somebody was faster, whose version stands there then', async () => {
    const theirs = { ...RULES, version: 'version-2', versions: [] };
    const sent = mockEndpoint(feeRulesDeskEndpoints.publishFees, problem('STATE_CONFLICT', { data: theirs }));
    const { user } = open();
    await fillIn(user, screen.getByRole('textbox', { name: 'Service fee' }), '8');
    const send = async () => {
      await user.click(publish());
      await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Publish' }));
    };
    await send();
    expect(await screen.findByText(/Somebody published meanwhile/)).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Service fee' })).toHaveValue('8');
    await waitFor(() => expect(screen.queryByText('New Year')).toBeNull());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await send();
    await waitFor(() => expect(sent[1]?.body).toMatchObject({ version: 'version-2' }));
  });

  it('that have not begun are taken back after a question', async () => {
    const gone = { ...RULES, version: 'version-2', versions: [] };
    const sent = mockEndpoint(feeRulesDeskEndpoints.withdrawFees, gone);
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Take it back' }));
    const dialog = await screen.findByRole('dialog', { name: 'Take this version back?' });
    await user.click(within(dialog).getByRole('button', { name: 'Take it back' }));
    await waitFor(() => expect(sent[0]).toMatchObject({ params: { id: 'next' }, body: { version: 'version-1' } }));
    await waitFor(() => expect(screen.queryByText('New Year')).toBeNull());
  });

  it('are begun with those of another version', async () => {
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Begin with these' }));
    expect(screen.getByRole('textbox', { name: 'Service fee' })).toHaveValue('6.00');
    expect(publish()).toBeEnabled();
  });

  it('are only read by whom may only read', () => {
    open(RULES, false);
    expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Take it back' })).toBeNull();
    expect(screen.getByRole('textbox', { name: 'Service fee' })).toBeDisabled();
  });
});
