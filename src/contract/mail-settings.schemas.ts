import * as z from 'zod/mini';
import { Email, LocaleField } from './fields.schemas';
import { MAIL_TEMPLATES } from './mail-settings.enums';

/** As whom the shop's mails are sent, and what its zone has to say; null: by the server's own address. */
export const MailSenderShown = z.object({
  sender: z.nullable(
    z.object({ address: z.string(), isProved: z.boolean(), record: z.object({ name: z.string(), value: z.string() }) }),
  ),
});

export const MailSenderInput = z.strictObject({ address: Email });

/** What name servers say of the sender's domain just now. */
export const MailCheck = z.object({
  ...MailSenderShown.shape,
  dkim: z.boolean(),
  spf: z.boolean(),
  dmarc: z.boolean(),
});

export const MailWanted = z.strictObject({ template: z.enum(MAIL_TEMPLATES), language: LocaleField });

/** A mail as it would go out, with made-up values. */
export const MailPreview = z.object({ subject: z.string(), text: z.string(), html: z.string() });
export const MailTested = z.object({ to: z.string() });
