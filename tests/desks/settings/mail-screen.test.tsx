import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { StaffContext } from '../../../src/client/use-staff';
import { mailSettingsDeskEndpoints as calls } from '../../../src/contract/mail-settings.desk.endpoints';
import { MailScreen } from '../../../src/desks/settings/mail-screen';
import { mockEndpoint } from '../../support/mock-endpoint';
import { renderUi } from '../../support/render';
import { staffSelf } from './staff-self';

const SENDER = { address: 'orders@bay.example', isProved: false, record: { name: 's1._domainkey.bay.example', value: 'v=DKIM1' } }; // prettier-ignore

it('a mail is drawn in a frame in which nothing runs, and the sender says what is missing', async () => {
  const asked = mockEndpoint(calls.preview, { subject: 'Your order', text: 'Plain words', html: '<p>Drawn words</p>' });
  mockEndpoint(calls.check, { sender: SENDER, dkim: false, spf: true, dmarc: false });
  const sent = mockEndpoint(calls.test, { to: 'ada@desk.example' });
  const { user } = renderUi(
    <StaffContext value={staffSelf(['settings.read', 'settings.edit'])}>
      <MailScreen read={{ sender: SENDER }} />
    </StaffContext>,
    { url: '/operator/settings/mail' },
  );
  expect(await screen.findByText('Your order')).toBeVisible();
  expect(screen.getByTitle('What mails look like')).toHaveAttribute('sandbox', '');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Mail' }), 'Code to sign up');
  await waitFor(() => expect(asked).toHaveLength(2));
  await user.click(screen.getByRole('button', { name: 'Send it to myself' }));
  await waitFor(() => expect(sent[0]?.body).toMatchObject({ template: 'signupCode' }));
  await user.click(screen.getByRole('button', { name: 'Look now' }));
  expect(await screen.findAllByText('Missing')).toHaveLength(2);
});
