import { endpoint } from './endpoint.schemas';
import {
  MailCheck,
  MailPreview,
  MailSenderInput,
  MailSenderShown,
  MailTested,
  MailWanted,
} from './mail-settings.schemas';

const reading = { access: 'staff', permission: 'settings.read' } as const;
const editing = { access: 'staff', permission: 'settings.edit' } as const;

export const mailSettingsDeskEndpoints = {
  get: endpoint({
    method: 'GET',
    path: '/operator/settings/mail',
    ...reading,
    response: MailSenderShown,
    summary: 'As whom the shop’s mails are sent, and the record that its zone has to hold.',
  }),
  setSender: endpoint({
    method: 'PUT',
    path: '/operator/settings/mail',
    ...editing,
    body: MailSenderInput,
    response: MailSenderShown,
    summary: 'Send mails from an address of the shop’s own, once the record of its new key is read.',
  }),
  check: endpoint({
    method: 'POST',
    path: '/operator/settings/mail/check',
    ...editing,
    response: MailCheck,
    summary: 'Ask the name servers for DKIM, SPF and DMARC of the sender’s domain.',
  }),
  preview: endpoint({
    method: 'GET',
    path: '/operator/settings/mail/preview',
    ...reading,
    query: MailWanted,
    response: MailPreview,
    summary: 'A mail in a language as it would go out, with made-up values.',
  }),
  test: endpoint({
    method: 'POST',
    path: '/operator/settings/mail/test',
    ...editing,
    body: MailWanted,
    response: MailTested,
    summary: 'Send a mail with made-up values to the caller’s own address; a few an hour.',
  }),
};
