import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { invitationDeskEndpoints } from '../../../src/contract/invitation.desk.endpoints';
import { LinkScreen } from '../../../src/desks/door/link-screen';
import { fillIn } from '../../support/fill-in';
import { mockEndpoint, problem } from '../../support/mock-endpoint';
import { renderUi } from '../../support/render';

afterEach(() => void (window.location.hash = ''));

describe('the page that a link of the staff leads to', () => {
  it.each([
    ['to come in', true, ['Staff login']],
    ['to set another password', false, ['Send me a link', 'Staff login']],
  ])('says %s that the link is not whole, and leads on', (_, isJoining, links) => {
    renderUi(<LinkScreen isJoining={isJoining} />, { url: '/operator/join' });
    expect(screen.getByRole('alert')).toHaveTextContent('This address is incomplete.');
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(links);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('asks for a password where it is whole', async () => {
    window.location.hash = '#token-of-the-mail';
    const sent = mockEndpoint(invitationDeskEndpoints.resetPassword, problem('CODE_INVALID', { status: 410 }));
    const { user } = renderUi(<LinkScreen isJoining={false} />, { url: '/operator/reset' });
    await fillIn(user, screen.getByLabelText('New password'), 'Lantern-quay-73');
    await user.click(screen.getByRole('button', { name: 'Save the password' }));
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(sent[0]?.body).toMatchObject({ token: 'token-of-the-mail' });
  });
});
