import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useSession } from '../../../src/client/session.store';
import { accountEndpoints } from '../../../src/contract/account';
import { AccountScreen } from '../../../src/features/account/account-screen';
import { EmailCodeField } from '../../../src/features/auth/email-code-field';
import { NewPasswordField } from '../../../src/features/auth/new-password-field';
import { mockEndpoint, NETWORK_FAILURE, problem } from '../../support/mock-endpoint';
import { renderUi } from '../../support/render';
import { testProfile } from '../../support/test-shell';

const data = { addresses: [], billingAddresses: [], countries: [{ code: 'vn', name: 'Vietnam' }] };
const open = () =>
  renderUi(
    <AccountScreen
      data={data}
      profile={testProfile}
      languages={<p>{'languages'}</p>}
      renderCode={(field) => <EmailCodeField {...field} purpose="CHANGE_EMAIL" />}
      renderNewPassword={(field) => <NewPasswordField {...field} />}
    />,
    { url: '/my/account', shell: { profile: testProfile } },
  );
const section = (name: string) => within(screen.getByRole('region', { name }));

describe('account settings', () => {
  it('save name and phone, and the frame knows', async () => {
    const saved = mockEndpoint(accountEndpoints.saveProfile, ({ body }) => ({
      ...testProfile,
      ...(body as { name: string }),
    }));
    const { user } = open();
    const profile = section('Profile');
    await user.clear(profile.getByRole('textbox', { name: 'Name' }));
    await user.type(profile.getByRole('textbox', { name: 'Name' }), 'Mai Anh');
    await user.click(profile.getByRole('button', { name: 'Save profile' }));
    expect(await screen.findByText('Your profile is saved')).toBeVisible();
    expect(saved.map(({ body }) => body)).toEqual([{ name: 'Mai Anh' }]);
    expect(useSession.getState().profile?.name).toBe('Mai Anh');
  });

  it('change the e-mail with a code and the login password', async () => {
    const sent = mockEndpoint(accountEndpoints.changeEmail, { ...testProfile, email: 'new@example.com' });
    const { user } = open();
    const email = section('E-mail');
    await user.type(email.getByRole('textbox', { name: 'New e-mail' }), 'new@example.com');
    await user.type(email.getByRole('textbox', { name: 'Code from the mail' }), '123456');
    await user.type(email.getByLabelText('Login password'), 'harbour lights');
    await user.click(email.getByRole('button', { name: 'Change e-mail' }));
    await waitFor(() => expect(email.getByText('new@example.com')).toBeVisible());
    expect(sent.map(({ body }) => body)).toEqual([
      { email: 'new@example.com', verificationCode: '123456', loginPassword: 'harbour lights' },
    ]);
    expect(email.getByLabelText('Login password')).toHaveValue('');
  });

  it('say why an e-mail is refused', async () => {
    mockEndpoint(accountEndpoints.changeEmail, problem('EMAIL_TAKEN', { detail: 'Already in use.' }));
    const { user } = open();
    const email = section('E-mail');
    await user.type(email.getByRole('textbox', { name: 'New e-mail' }), 'new@example.com');
    await user.type(email.getByRole('textbox', { name: 'Code from the mail' }), '123456');
    await user.type(email.getByLabelText('Login password'), 'harbour lights');
    await user.click(email.getByRole('button', { name: 'Change e-mail' }));
    expect(await email.findByRole('alert')).toHaveTextContent('Already in use.');
    expect(email.getByText('mai@example.com')).toBeVisible();
  });

  it('refuse a weak password before asking the shop', async () => {
    const sent = mockEndpoint(accountEndpoints.changePassword, {});
    const { user } = open();
    const password = section('Login password');
    await user.type(password.getByLabelText('Current password'), 'harbour lights');
    await user.type(password.getByLabelText('New password'), 'short');
    await user.click(password.getByRole('button', { name: 'Change password' }));
    expect(password.getByText('Use at least 8 characters.')).toBeVisible();
    expect(sent).toEqual([]);
  });

  it('change the password, and keep it typed where the network fails', async () => {
    let isDown = true;
    const sent = mockEndpoint(accountEndpoints.changePassword, () => (isDown ? NETWORK_FAILURE : {}));
    const { user } = open();
    const password = section('Login password');
    await user.type(password.getByLabelText('Current password'), 'harbour lights');
    await user.type(password.getByLabelText('New password'), 'nine green lanterns');
    await user.click(password.getByRole('button', { name: 'Change password' }));
    expect(await password.findByRole('alert')).toHaveTextContent('No connection to the shop');
    isDown = false;
    await user.click(password.getByRole('button', { name: 'Change password' }));
    expect(await screen.findByText('Every other device is logged out.')).toBeVisible();
    expect(sent.at(-1)?.body).toEqual({ oldPassword: 'harbour lights', newPassword: 'nine green lanterns' });
    expect(password.getByLabelText('New password')).toHaveValue('');
  });

  it('keep colours and direction in this browser', async () => {
    const { user } = open();
    const display = section('Display');
    await user.click(display.getByRole('radio', { name: 'Dark' }));
    await user.click(display.getByRole('radio', { name: 'Right to left' }));
    expect(document.cookie).toContain('colorScheme=dark');
    expect(document.cookie).toContain('direction=rtl');
    await user.click(display.getByRole('radio', { name: 'Left to right' }));
    expect(document.cookie).toContain('direction=ltr');
  });
});
