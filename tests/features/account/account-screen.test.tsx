import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { personalDataEndpoints } from '../../../src/contract/personal-data.endpoints';
import { useSession } from '../../../src/client/session.store';
import { accountEndpoints } from '../../../src/contract/account.endpoints';
import type { AccountSession } from '../../../src/contract/account';
import { AccountScreen } from '../../../src/features/account/account-screen';
import { EmailCodeField } from '../../../src/features/auth/email-code-field';
import { NewPasswordField } from '../../../src/features/auth/new-password-field';
import { walletEndpoints } from '../../../src/contract/wallet.endpoints';
import { PayPasswordSettings } from '../../../src/features/wallet/pay-password-settings';
import { fillIn } from '../../support/fill-in';
import { mockEndpoint, NETWORK_FAILURE, problem } from '../../support/mock-endpoint';
import { renderUi } from '../../support/render';
import { testProfile } from '../../support/test-shell';

const session = (id: string, more: Partial<AccountSession> = {}): AccountSession => ({
  id,
  browser: 'Chrome',
  system: 'Android',
  network: '203.0.113.*',
  createdAt: '2030-01-01T00:00:00Z',
  lastSeenAt: '2030-01-01T00:00:00Z',
  isCurrent: false,
  ...more,
});
const here = session('s1', { browser: 'Firefox', system: 'Linux', isCurrent: true });
const data = {
  addresses: [],
  billingAddresses: [],
  countries: [{ code: 'vn', name: 'Vietnam' }],
  sessions: [here, session('s2'), session('s3', { browser: '', system: '', network: '' })],
  customs: { countries: [], fields: [], saved: [], looks: [] },
  looks: [],
};
const open = (profile = testProfile) =>
  renderUi(
    <AccountScreen
      data={data}
      profile={profile}
      languages={<p>{'languages'}</p>}
      renderCode={(field) => <EmailCodeField {...field} purpose="CHANGE_EMAIL" />}
      renderNewPassword={(field) => <NewPasswordField {...field} />}
      payPassword={<PayPasswordSettings renderCode={() => null} />}
    />,
    { url: '/my/account', shell: { profile } },
  );
const section = (name: string) => within(screen.getByRole('region', { name }));

beforeEach(() => void mockEndpoint(personalDataEndpoints.listExports, { items: [] }));

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
    expect(saved.map(({ body }) => body)).toEqual([{ name: 'Mai Anh', phoneNumber: '' }]);
    expect(useSession.getState().profile?.name).toBe('Mai Anh');
  });

  it('say of what no message or mail comes', async () => {
    const saved = mockEndpoint(accountEndpoints.saveProfile, { ...testProfile, muted: ['MAIL_ORDERS'] });
    const { user } = open({ ...testProfile, muted: ['MESSAGE_MONEY'] });
    const news = section('What we tell you');
    const box = (name: string) => news.getByRole('checkbox', { name });
    expect(await news.findAllByRole('checkbox')).toHaveLength(12);
    expect(box('Payments and refunds Message')).not.toBeChecked();
    await user.click(box('Payments and refunds Message'));
    await user.click(box('Orders and price requests Mail'));
    await user.click(news.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Your choice is saved')).toBeVisible();
    expect(saved.map(({ body }) => body)).toEqual([{ name: testProfile.name, muted: ['MAIL_ORDERS'] }]);
    expect(useSession.getState().profile?.muted).toEqual(['MAIL_ORDERS']);
  });

  it('show what the browser blocks as out of reach, and keep what was chosen of it', async () => {
    vi.stubGlobal('Notification', { permission: 'denied' });
    vi.stubGlobal('PushManager', class {});
    Object.defineProperty(navigator, 'serviceWorker', { value: {}, configurable: true });
    open();
    const news = section('What we tell you');
    const device = await news.findByRole('checkbox', { name: 'Payments and refunds Device' });
    await waitFor(() => expect(device).toBeDisabled());
    expect(device).not.toBeChecked();
    expect(await news.findByRole('checkbox', { name: 'Payments and refunds Mail' })).toBeChecked();
    vi.unstubAllGlobals();
    Reflect.deleteProperty(navigator, 'serviceWorker');
  });

  it('forget a phone that is emptied', async () => {
    const saved = mockEndpoint(accountEndpoints.saveProfile, testProfile);
    const { user } = open({ ...testProfile, phoneNumber: '+84 24 1234 5678' });
    const profile = section('Profile');
    await user.clear(profile.getByRole('textbox', { name: 'Phone' }));
    await user.click(profile.getByRole('button', { name: 'Save profile' }));
    expect(await screen.findByText('Your profile is saved')).toBeVisible();
    expect(saved.map(({ body }) => body)).toEqual([{ name: testProfile.name, phoneNumber: '' }]);
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
    expect(await password.findByText('Use at least 8 characters.')).toBeVisible();
    await waitFor(() => expect(password.getByLabelText('New password')).toHaveFocus());
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
    await user.click(await display.findByRole('radio', { name: 'Dark' }));
    document.cookie = 'primaryColor=; Max-Age=0; path=/';
    await user.click(display.getByRole('radio', { name: 'Right to left' }));
    expect(document.cookie).toContain('colorScheme=dark');
    expect(document.cookie).toContain('direction=rtl');
    expect(document.cookie).toContain('primaryColor=#0f766e');
    await user.click(display.getByRole('radio', { name: 'Left to right' }));
    expect(document.cookie).toContain('direction=ltr');
  });
});

describe('devices', () => {
  const devices = () => section('Where you are logged in');
  const rows = () => devices().getAllByRole('listitem');

  it('tell what they are, where and when they were seen', () => {
    open();
    expect(rows().map((row) => row.textContent?.replace(/[\u2066-\u2069]/g, ''))).toEqual([
      'Firefox · Linux This deviceNetwork 203.0.113.*',
      'Chrome · Android Network 203.0.113.*Last seen Jan 1, 2030, 05:30Log out',
      'Unknown device Last seen Jan 1, 2030, 05:30Log out',
    ]);
  });

  it('are logged out one by one', async () => {
    const ended = mockEndpoint(accountEndpoints.endSession, {});
    mockEndpoint(accountEndpoints.listSessions, [here, session('s3', { browser: '' })]);
    const { user } = open();
    await user.click(devices().getByRole('button', { name: 'Log out Chrome · Android' }));
    expect(await screen.findByText('The device is logged out')).toBeVisible();
    expect(ended.map(({ params }) => params.id)).toEqual(['s2']);
    await waitFor(() => expect(rows()).toHaveLength(2));
  });

  it('are all logged out but this one', async () => {
    const ended = mockEndpoint(accountEndpoints.endOtherSessions, {});
    mockEndpoint(accountEndpoints.listSessions, [here]);
    const { user } = open();
    await user.click(devices().getByRole('button', { name: 'Log out every other device' }));
    await waitFor(() => expect(rows()).toHaveLength(1));
    expect(ended).toHaveLength(1);
    expect(devices().queryByRole('button')).toBeNull();
  });
});

describe('the pay password', () => {
  it('is set here, and the page knows', async () => {
    const set = mockEndpoint(walletEndpoints.setFirstPayPassword, {});
    const { user } = open();
    const part = section('Pay password');
    expect(part.getByText('Not set yet')).toBeVisible();
    await user.click(part.getByRole('button', { name: 'Set it' }));
    const dialog = within(await screen.findByRole('dialog'));
    for (const label of ['New pay password 1', 'Once more 1']) {
      await user.click(dialog.getByLabelText(label));
      await user.paste('471093');
    }
    await fillIn(user, dialog.getByLabelText('Login password'), 'quiet-harbour-27');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await part.findByText('Set')).toBeVisible();
    expect(set.map(({ body }) => body)).toEqual([{ payPassword: '471093', loginPassword: 'quiet-harbour-27' }]);
  });
});
