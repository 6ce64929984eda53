import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { StaffContext } from '../../../src/client/use-staff';
import type { AccountSession } from '../../../src/contract/account';
import { factorDeskEndpoints } from '../../../src/contract/factor.desk.endpoints';
import type { SecondFactor } from '../../../src/contract/operator';
import { staffSessionsDeskEndpoints } from '../../../src/contract/staff-sessions.desk.endpoints';
import { OwnAccountScreen } from '../../../src/desks/settings/own-account-screen';
import { fillIn } from '../../support/fill-in';
import { mockEndpoint, problem } from '../../support/mock-endpoint';
import { renderUi } from '../../support/render';
import { watchLeaving } from '../../support/watch-leaving';
import { staffSelf } from './staff-self';

const session = (more: Partial<AccountSession>): AccountSession => ({
  id: 's1',
  browser: 'Firefox',
  system: 'Linux',
  network: '10.0.0.x',
  createdAt: '2030-01-01T10:00:00Z',
  lastSeenAt: '2030-01-01T10:00:00Z',
  isCurrent: true,
  ...more,
});
const SESSIONS = [session({}), session({ id: 's2', browser: '', system: '', isCurrent: false })];
const OFF: SecondFactor = { since: null, recoveryCodes: 0, isNeeded: true };
const open = (factor = OFF, sessions = SESSIONS) =>
  renderUi(
    <StaffContext value={staffSelf([])}>
      <OwnAccountScreen factor={factor} sessions={sessions} />
    </StaffContext>,
    { url: '/operator/account' },
  );
const CODE = { name: 'Code from your app' };

describe('the account of a member of staff', () => {
  it('turns a second factor on: password, code of the app, then the recovery codes once', async () => {
    const opened = watchLeaving();
    const started = mockEndpoint(factorDeskEndpoints.startFactor, {
      secret: 'ABCD EFGH',
      address: 'otpauth://totp/Shop:ada@desk.example?secret=ABCDEFGH',
    });
    const confirmed = mockEndpoint(factorDeskEndpoints.confirmFactor, { recoveryCodes: ['aaaa-1111', 'bbbb-2222'] });
    const { user } = open();
    expect(screen.getByRole('alert')).toHaveTextContent('You may move real money');
    const [password] = screen.getAllByLabelText('Password', { selector: 'input' });
    await fillIn(user, password as HTMLElement, 'open sesame');
    await user.click(screen.getByRole('button', { name: 'Begin' }));
    expect(await screen.findByRole('img', { name: 'QR code for the app' })).toBeVisible();
    expect(screen.getByText('ABCD EFGH')).toBeVisible();
    await fillIn(user, screen.getByRole('textbox', CODE), '123 456');
    await user.click(screen.getByRole('button', { name: 'Turn it on' }));
    expect(await screen.findByText('bbbb-2222')).toBeVisible();
    expect(started[0]?.body).toEqual({ password: 'open sesame' });
    expect(confirmed[0]?.body).toEqual({ code: '123456' });
    expect(opened).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'I have kept them' }));
    expect(opened).toHaveBeenCalledExactlyOnceWith('/operator/account');
  });

  it('says why it does not begin, and shows no secret', async () => {
    mockEndpoint(factorDeskEndpoints.startFactor, problem('LOGIN_FAILED', { detail: 'Wrong password.' }));
    const { user } = open({ ...OFF, isNeeded: false });
    const [password] = screen.getAllByLabelText('Password', { selector: 'input' });
    await fillIn(user, password as HTMLElement, 'close sesame');
    await user.click(screen.getByRole('button', { name: 'Begin' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Wrong password.');
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('turns it off by a code', async () => {
    const opened = watchLeaving();
    const sent = mockEndpoint(factorDeskEndpoints.removeFactor, {});
    const { user } = open({ since: '2030-01-01T10:00:00Z', recoveryCodes: 1, isNeeded: false });
    expect(screen.getByText('It is on; 1 recovery code is left.')).toBeVisible();
    await fillIn(user, screen.getByRole('textbox', CODE), 'aaaa-1111');
    await user.click(screen.getByRole('button', { name: 'Turn it off' }));
    await waitFor(() => expect(opened).toHaveBeenCalledOnce());
    expect(sent[0]?.body).toEqual({ code: 'aaaa-1111' });
  });

  it('ends another session, never its own', async () => {
    const sent = mockEndpoint(staffSessionsDeskEndpoints.endOwn, {});
    const { user, router } = open();
    expect(screen.queryByRole('button', { name: /Firefox/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'End the session on Unknown device' }));
    await waitFor(() => expect(router.replace).toHaveBeenCalledExactlyOnceWith('/operator/account'));
    expect(sent[0]?.params).toEqual({ id: 's2' });
  });

  it('ends all others at once, where there are any', async () => {
    const sent = mockEndpoint(staffSessionsDeskEndpoints.endOthers, {});
    const { user, unmount } = open();
    await user.click(screen.getByRole('button', { name: 'End all others' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    unmount();
    open(OFF, SESSIONS.slice(0, 1));
    expect(screen.queryByRole('button', { name: 'End all others' })).toBeNull();
  });

  it('sets another password, of which a weak one is not sent', async () => {
    const sent = mockEndpoint(staffSessionsDeskEndpoints.changePassword, {});
    const { user } = open();
    const old = screen.getByLabelText(/old password|current password|password now/i, { selector: 'input' });
    const next = screen.getByLabelText(/new password/i, { selector: 'input' });
    const save = screen.getByRole('button', { name: 'Save the password' });
    await fillIn(user, old, 'open sesame');
    await fillIn(user, next, 'a');
    await user.click(save);
    expect(next).toBeInvalid();
    expect(sent).toEqual([]);
    await fillIn(user, next, 'a river of cold tea 9');
    await user.click(save);
    await waitFor(() =>
      expect(sent[0]?.body).toEqual({ oldPassword: 'open sesame', newPassword: 'a river of cold tea 9' }),
    );
  });
});
