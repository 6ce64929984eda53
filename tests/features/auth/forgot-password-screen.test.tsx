import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { authEndpoints } from '../../../src/contract/auth.endpoints';
import { ForgotPasswordScreen } from '../../../src/features/auth/forgot-password-screen';
import { fillIn } from '../../support/fill-in';
import { mockEndpoint, problem } from '../../support/mock-endpoint';
import { renderUi } from '../../support/render';

const open = () => renderUi(<ForgotPasswordScreen mails={undefined} />, { url: '/auth/forgot-password' });
const field = (name: string) => screen.getByRole('textbox', { name });
const password = () => screen.getByLabelText('New password', { selector: 'input' });
const submit = () => screen.getByRole('button', { name: 'Set password' });

type User = ReturnType<typeof open>['user'];
async function fill(user: User, secret = 'Lantern-river-92') {
  await fillIn(user, field('E-mail'), 'mai@example.com');
  await fillIn(user, field('Code from the mail'), '12 34x56');
  await fillIn(user, password(), secret);
}

describe('a forgotten password', () => {
  it('is replaced by a mailed code, then one logs in', async () => {
    const codes = mockEndpoint(authEndpoints.sendEmailCode, {});
    const sent = mockEndpoint(authEndpoints.resetPassword, {});
    const { user, router } = open();
    await fill(user);
    await user.click(screen.getByRole('button', { name: 'Send code' }));
    await waitFor(() => expect(field('Code from the mail')).toHaveFocus());
    // in Arabic too
    expect(field('Code from the mail').closest('[dir]')).toHaveAttribute('dir', 'ltr');
    await waitFor(() => expect(codes[0]?.body).toEqual({ email: 'mai@example.com', purpose: 'FORGOT_PASSWORD' }));
    await user.click(submit());
    await waitFor(() => expect(router.push).toHaveBeenCalledWith('/auth/login'));
    expect(sent[0]?.body).toEqual({
      email: 'mai@example.com',
      verificationCode: '123456',
      newPassword: 'Lantern-river-92',
    });
  });

  it('refuses a weak one before it is sent', async () => {
    const sent = mockEndpoint(authEndpoints.resetPassword, {});
    const { user } = open();
    await fill(user, 'mai');
    await user.click(submit());
    expect(screen.getByText('Use at least 8 characters.')).toBeVisible();
    expect(sent).toEqual([]);
  });

  it('says that the code is wrong and keeps what was typed', async () => {
    const errors = [{ path: 'verificationCode', code: 'invalid_format' }];
    mockEndpoint(authEndpoints.resetPassword, problem('CODE_INVALID', { detail: 'This code is wrong.', errors }));
    const { user, router } = open();
    await fill(user);
    await user.click(submit());
    expect(await screen.findByRole('alert')).toHaveTextContent('This code is wrong.');
    expect(field('Code from the mail')).toBeInvalid();
    expect(field('Code from the mail')).toHaveFocus();
    expect(password()).toHaveValue('Lantern-river-92');
    expect(router.push).not.toHaveBeenCalled();
  });
});
