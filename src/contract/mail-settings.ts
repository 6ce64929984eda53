import type * as z from 'zod/mini';
import type * as schemas from './mail-settings.schemas';

export type MailSenderShown = z.output<typeof schemas.MailSenderShown>;
export type MailCheck = z.output<typeof schemas.MailCheck>;
export type MailWanted = z.output<typeof schemas.MailWanted>;
export type MailPreview = z.output<typeof schemas.MailPreview>;
