import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { readCookie } from '../../../src/client/cookies';
import type { SampleAccounts } from '../../../src/contract/auth';
import { authEndpoints } from '../../../src/contract/auth.endpoints';
import { cartEndpoints } from '../../../src/contract/cart.endpoints';
import { contentEndpoints } from '../../../src/contract/content.endpoints';
import { RegisterScreen } from '../../../src/features/auth/register-screen';
import { fillIn } from '../../support/fill-in';
import { mockEndpoint, problem } from '../../support/mock-endpoint';
import { renderUi } from '../../support/render';
import { testProfile } from '../../support/test-shell';

const session = { token: 'fresh-token-fresh-token-fresh', profile: testProfile };
const open = (redirectUrl?: string, mails?: SampleAccounts['mails']) =>
  renderUi(<RegisterScreen returnOrigins={[]} redirectUrl={redirectUrl} mails={mails} />, { url: '/auth/register' });
const field = (name: RegExp | string) => screen.getByRole('textbox', { name });
const password = () => screen.getByLabelText('Password', { selector: 'input' });
const submit = () => screen.getByRole('button', { name: 'Open account' });
const terms = () => screen.getByRole('checkbox', { name: /I agree to the terms/ });

type User = ReturnType<typeof open>['user'];
async function fill(user: User, secret = 'Lantern-river-92') {
  await fillIn(user, field('Name'), 'Mai Tran');
  await fillIn(user, field('E-mail'), 'mai@example.com');
  await fillIn(user, field('Code from the mail'), '123456');
  await fillIn(user, password(), secret);
  await user.click(terms());
}

describe('sign-up', () => {
  it('opens a session of a person and goes on', async () => {
    mockEndpoint(cartEndpoints.get, { shops: [], itemCount: 0 });
    const sent = mockEndpoint(authEndpoints.signup, session);
    const { user, router } = open('/favorites');
    await fill(user);
    await user.click(submit());
    await waitFor(() => expect(router.push).toHaveBeenCalledWith('/favorites'));
    expect(readCookie('token')).toBe(session.token);
    expect(sent.map(({ body }) => body)).toEqual([
      {
        kind: 'INDIVIDUAL',
        name: 'Mai Tran',
        email: 'mai@example.com',
        verificationCode: '123456',
        loginPassword: 'Lantern-river-92',
      },
    ]);
  });

  it('leads to where the code is read in a shop that sends no mail, and nowhere in another', () => {
    const { unmount } = open(undefined, { label: 'Read its mails here', page: '/demo/outbox' });
    expect(screen.getByRole('link', { name: 'Read its mails here' })).toHaveAttribute('href', '/demo/outbox');
    unmount();
    open();
    expect(screen.queryByRole('link', { name: /mails/ })).toBeNull();
  });

  it('asks companies for their licence and representative (SES-9)', async () => {
    mockEndpoint(cartEndpoints.get, { shops: [], itemCount: 0 });
    const sent = mockEndpoint(authEndpoints.signup, session);
    const { user, router } = open();
    expect(screen.queryByRole('textbox', { name: 'Business licence number' })).toBeNull();
    await user.click(screen.getByRole('radio', { name: 'Company' }));
    await fill(user);
    await user.click(submit());
    expect(field('Business licence number')).toHaveAccessibleDescription('Please fill this in.');
    expect(field('Legal representative')).toBeInvalid();
    expect(sent).toEqual([]);
    await fillIn(user, field('Business licence number'), 'B-77');
    await fillIn(user, field('Legal representative'), 'Lan Tran');
    await user.click(submit());
    await waitFor(() => expect(router.push).toHaveBeenCalledWith('/'));
    expect(sent[0]?.body).toMatchObject({ kind: 'COMPANY', businessLicenseNo: 'B-77', legalPersonName: 'Lan Tran' });
  });

  it('says how strong the password is', async () => {
    const { user } = open();
    await fillIn(user, password(), 'sampan');
    expect(screen.getByText('Weak')).toBeVisible();
    await fillIn(user, password(), 'my-harbour-Lantern-92');
    expect(screen.getByText('Do not use the shop’s name in it.')).toBeVisible();
    expect(screen.queryByText('Strong')).toBeNull();
    await fillIn(user, password(), 'Lantern-river-92');
    expect(screen.getByText('Strong')).toBeVisible();
  });

  it.each([
    ['short', 'Use at least 8 characters.'],
    ['password1', 'This password is easy to guess.'],
    ['my-harbour-99', 'Do not use the shop’s name in it.'],
  ])('refuses the password %s before it is sent', async (secret, sentence) => {
    const sent = mockEndpoint(authEndpoints.signup, session);
    const { user } = open();
    await fill(user, secret);
    await user.click(submit());
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(password()).toBeInvalid();
    expect(sent).toEqual([]);
  });

  it('needs the terms, which can be read on the spot', async () => {
    mockEndpoint(contentEndpoints.getArticle, {
      type: 'USER_AGREEMENT',
      title: 'Terms of Harbour',
      html: '<p>Be kind.</p>',
    });
    const sent = mockEndpoint(authEndpoints.signup, session);
    const { user } = open();
    await fill(user);
    await user.click(terms());
    await user.click(submit());
    expect(await screen.findByText('Please agree to go on.')).toBeVisible();
    expect(sent).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Read the terms' }));
    expect(await screen.findByText('Be kind.')).toBeVisible();
  });

  it('shows what the shop finds wrong with a field', async () => {
    mockEndpoint(
      authEndpoints.signup,
      problem('CODE_INVALID', {
        detail: 'This code is wrong.',
        errors: [{ path: 'verificationCode', code: 'invalid_format' }],
      }),
    );
    const { user } = open();
    await fill(user);
    await user.click(submit());
    expect(await screen.findByRole('alert')).toHaveTextContent('This code is wrong.');
    expect(field('Code from the mail')).toBeInvalid();
  });
});

describe('the code by mail', () => {
  it('is sent once, then not again for a minute', async () => {
    const sent = mockEndpoint(authEndpoints.sendEmailCode, {});
    const { user } = open();
    expect(screen.getByRole('button', { name: 'Send code' })).toBeDisabled();
    await fillIn(user, field('E-mail'), 'mai@example.com');
    await user.click(screen.getByRole('button', { name: 'Send code' }));
    expect(await screen.findByRole('button', { name: /^Again in \d+ s$/ })).toBeDisabled();
    expect(sent.map(({ body }) => body)).toEqual([{ email: 'mai@example.com', purpose: 'SIGNUP' }]);
    expect(await screen.findByText('Look in the inbox of mai@example.com.')).toBeVisible();
  });

  it('can be asked for again after a refusal', async () => {
    mockEndpoint(authEndpoints.sendEmailCode, problem('TOO_MANY_REQUESTS', { detail: 'Too many tries.' }));
    const { user } = open();
    await fillIn(user, field('E-mail'), 'mai@example.com');
    await user.click(screen.getByRole('button', { name: 'Send code' }));
    expect(await screen.findByText('Too many tries.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Send code' })).toBeEnabled();
  });
});
