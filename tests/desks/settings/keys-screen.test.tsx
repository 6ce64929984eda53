import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { StaffContext } from '../../../src/client/use-staff';
import type { ApiKey } from '../../../src/contract/api-key';
import { apiKeyDeskEndpoints as calls } from '../../../src/contract/api-key.desk.endpoints';
import { KeysScreen } from '../../../src/desks/settings/keys/keys-screen';
import { fillIn } from '../../support/fill-in';
import { mockEndpoint, problem } from '../../support/mock-endpoint';
import { renderUi } from '../../support/render';
import { staffSelf } from './staff-self';

const ERP: ApiKey = {
  ...{ id: 'k1', name: 'ERP', state: 'LIVE', lastFour: 'x9_k', permissions: ['purchase.read'] },
  ...{ staffId: 'me', staffName: 'Ada', createdAt: '2026-11-01T10:00:00Z', expiresAt: '2027-02-01T10:00:00Z' },
  ...{ lastUsedAt: null, revokedAt: null, revokedBy: null },
};
const open = (items: ApiKey[]) =>
  renderUi(
    <StaffContext value={staffSelf(['settings.read', 'settings.keys', 'purchase.read', 'money.refund'])}>
      <KeysScreen read={{ items }} webhooks={{ items: [] }} />
    </StaffContext>,
    { url: '/operator/settings/keys' },
  );

describe('the page of the keys', () => {
  it('says of each who made it, what it may, until when, and when it was last used', () => {
    open([ERP, { ...ERP, id: 'k2', name: 'Old', state: 'REVOKED', revokedAt: ERP.expiresAt, revokedBy: 'Mei' }]);
    const [erp, old] = ['ERP', 'Old'].map((name) => screen.getByRole('heading', { name }).closest('li') as HTMLElement);
    expect(erp).toHaveTextContent('In use');
    expect(erp).toHaveTextContent('Ada');
    expect(erp).toHaveTextContent('…x9_k');
    expect(erp).toHaveTextContent('Last usedNever');
    expect(erp).toHaveTextContent('purchase.read');
    expect(old).toHaveTextContent('Revoked byMei');
    expect(within(old as HTMLElement).queryByRole('button')).toBeNull();
  });

  it('says what a key is for where there is none', () => {
    open([]);
    expect(screen.getByText('No key yet.')).toBeVisible();
  });

  it('makes one of rights that one has and that a key can hold, and shows its token once', async () => {
    const sent = mockEndpoint(calls.create, { key: ERP, token: 'sampan_key_abcx9_k' });
    const { user } = open([]);
    await user.click(screen.getByRole('button', { name: 'Make a key' }));
    const make = screen.getByRole('button', { name: 'Make the key' });
    expect(make).toBeDisabled();
    await fillIn(user, screen.getByRole('textbox', { name: 'Name' }), ' ERP ');
    const boxOf = (verb: string) => screen.getByRole('checkbox', { name: verb });
    expect(boxOf('money.refund')).toBeDisabled();
    expect(boxOf('money.refund')).toHaveAccessibleDescription('Wants a second factor');
    expect(boxOf('customer.erase')).toHaveAccessibleDescription('Somebody has to answer for it');
    expect(boxOf('packing.pack')).toHaveAccessibleDescription('You lack this right');
    await user.click(boxOf('purchase.read'));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Good for' }), '365 days');
    await user.click(make);
    const shown = await screen.findByRole('status');
    expect(shown).toHaveTextContent('sampan_key_abcx9_k');
    expect(shown).toHaveFocus();
    expect(sent[0]?.body).toEqual({ name: 'ERP', permissions: ['purchase.read'], days: 365 });
    await user.click(within(shown).getByRole('button', { name: 'I have it' }));
    expect(screen.queryByText('sampan_key_abcx9_k')).toBeNull();
    expect(screen.getByRole('heading', { name: 'ERP' })).toBeVisible();
  });

  it('keeps what was typed where the name is taken', async () => {
    mockEndpoint(calls.create, problem('INVALID', { errors: [{ path: 'name', code: 'taken' }] }));
    const { user } = open([]);
    await user.click(screen.getByRole('button', { name: 'Make a key' }));
    await fillIn(user, screen.getByRole('textbox', { name: 'Name' }), 'ERP');
    await user.click(screen.getByRole('checkbox', { name: 'purchase.read' }));
    await user.click(screen.getByRole('button', { name: 'Make the key' }));
    expect(
      await screen.findByText('There is already a key with this name: revoke it, or choose another name.'),
    ).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('ERP');
  });

  it('ends one after a question, and shows it as it is where somebody was faster', async () => {
    const now: ApiKey = { ...ERP, state: 'REVOKED', revokedAt: ERP.createdAt, revokedBy: 'Mei' };
    const sent = mockEndpoint(calls.revoke, problem('STATE_CONFLICT', { data: { now } }));
    const { user } = open([ERP]);
    await user.click(screen.getByRole('button', { name: 'Revoke' }));
    const dialog = await screen.findByRole('dialog', { name: 'Revoke the key “ERP”?' });
    await user.click(within(dialog).getByRole('button', { name: 'Revoke' }));
    await waitFor(() => expect(sent[0]).toMatchObject({ params: { id: 'k1' } }));
    expect(await screen.findByText('Mei', { exact: false })).toBeVisible();
  });
});
