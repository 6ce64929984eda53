import type { MailSenderShown } from '../../contract/mail-settings';
import { MailPreviewPanel } from './mail-preview-panel';
import { MailSenderPanel } from './mail-sender-panel';
import { SettingsPage } from './settings-page';

/** As whom the shop's mails are sent, and what they look like. */
export function MailScreen({ read }: { read: MailSenderShown }) {
  return (
    <SettingsPage section="mail">
      <MailSenderPanel read={read} />
      <MailPreviewPanel />
    </SettingsPage>
  );
}
