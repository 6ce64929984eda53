import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { operatorDeskEndpoints } from '../../../src/contract/operator.desk.endpoints';
import { StaffLoginScreen } from '../../../src/desks/door/staff-login-screen';
import { fillIn } from '../../support/fill-in';
import { mockEndpoint, problem } from '../../support/mock-endpoint';
import { renderUi } from '../../support/render';
import { watchLeaving } from '../../support/watch-leaving';

const SAMPLES = {
  title: 'People to try',
  action: 'Be',
  accounts: [{ email: 'mei@desk.example', password: 'open sesame', label: 'Buyer' }],
};
const open = (props: Partial<Parameters<typeof StaffLoginScreen>[0]> = {}) =>
  renderUi(<StaffLoginScreen samples={null} {...props} />, { url: '/operator/login' });
const email = () => screen.getByRole('textbox', { name: 'E-mail' });
const password = () => screen.getByLabelText('Password', { selector: 'input' });
const submit = () => screen.getByRole('button', { name: 'Log in' });

describe('the login of the staff', () => {
  it('sends who it is, and leads to the desks', async () => {
    const opened = watchLeaving();
    const sent = mockEndpoint(operatorDeskEndpoints.logIn, { next: 'DONE' });
    const { user } = open();
    await fillIn(user, email(), 'Mei@Desk.example');
    await fillIn(user, password(), 'open sesame');
    await user.click(submit());
    await waitFor(() => expect(opened).toHaveBeenCalledExactlyOnceWith('/operator'));
    expect(sent[0]?.body).toEqual({ email: 'mei@desk.example', password: 'open sesame' });
  });

  it('goes on to the desk that asked for it, with an account to try', async () => {
    const opened = watchLeaving();
    mockEndpoint(operatorDeskEndpoints.logIn, { next: 'DONE' });
    const { user } = open({ samples: SAMPLES, redirectUrl: '/operator/manual-orders?status=QUOTED' });
    await user.click(screen.getByRole('button', { name: 'Be Buyer' }));
    expect(email()).toHaveValue('mei@desk.example');
    await user.click(submit());
    await waitFor(() => expect(opened).toHaveBeenCalledExactlyOnceWith('/operator/manual-orders?status=QUOTED'));
  });

  it('asks for what is missing before it sends anything', async () => {
    const sent = mockEndpoint(operatorDeskEndpoints.logIn, { next: 'DONE' });
    const { user } = open();
    await user.click(submit());
    await waitFor(() => expect(email()).toHaveAttribute('aria-invalid', 'true'));
    expect(email()).toHaveFocus();
    expect(password()).toHaveAttribute('aria-invalid', 'true');
    expect(sent).toEqual([]);
  });

  it('says why somebody is refused, and stays', async () => {
    const opened = watchLeaving();
    mockEndpoint(operatorDeskEndpoints.logIn, problem('LOGIN_FAILED', { detail: 'Wrong e-mail or password.' }));
    const { user } = open();
    await fillIn(user, email(), 'mei@desk.example');
    await fillIn(user, password(), 'open sesame');
    await user.click(submit());
    expect(await screen.findByRole('alert')).toHaveTextContent('Wrong e-mail or password.');
    expect(opened).not.toHaveBeenCalled();
  });

  it('asks who has a second factor for its code, and sends all three', async () => {
    const opened = watchLeaving();
    const sent = mockEndpoint(operatorDeskEndpoints.logIn, ({ body }) => ({
      next: (body as { code?: string }).code ? ('DONE' as const) : ('CODE' as const),
    }));
    const { user } = open();
    await fillIn(user, email(), 'mei@desk.example');
    await fillIn(user, password(), 'open sesame');
    await user.click(submit());
    const code = await screen.findByRole('textbox', { name: 'Code from your app' });
    await waitFor(() => expect(code).toHaveFocus());
    expect(opened).not.toHaveBeenCalled();
    await fillIn(user, code, '123 456');
    await user.click(submit());
    await waitFor(() => expect(opened).toHaveBeenCalledExactlyOnceWith('/operator'));
    expect(sent[1]?.body).toEqual({ email: 'mei@desk.example', password: 'open sesame', code: '123 456' });
  });
});
