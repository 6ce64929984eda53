import * as z from 'zod/mini';
import { Email, EmailCode, line, Phone, Secret, text } from './fields.schemas';
import { Profile } from './account.schemas';
import { USER_KINDS } from './account.enums';

export const LoginInput = z.strictObject({ email: Email, password: Secret });

/** Of the staff: with a code where they have a second factor. */
export const StaffLoginInput = z.extend(LoginInput, { code: z.optional(text(40, 6)) });

export const Session = z.object({ token: z.string(), profile: Profile });

export const SignupInput = z.strictObject({
  kind: z._default(z.enum(USER_KINDS), 'INDIVIDUAL'),
  name: line(80, 1),
  phoneNumber: z.optional(Phone),
  email: Email,
  secondEmail: z.optional(Email),
  loginPassword: Secret,
  promotionCode: z.optional(text(32)),
  /** Companies only. */
  businessLicenseNo: z.optional(text(64)),
  legalPersonName: z.optional(text(80)),
  /** May be left out in the browser that has verified it within the last quarter of an hour. */
  verificationCode: z.optional(EmailCode),
});

export const ResetPasswordInput = z.strictObject({ email: Email, verificationCode: EmailCode, newPassword: Secret });

/** Accounts that anybody may try, in the words of whoever offers them. */
export const SampleAccounts = z.object({
  title: z.string(),
  /** What a press on one does. */
  action: z.string(),
  accounts: z.array(z.object({ label: z.string(), email: z.string(), password: z.string() })),
  /** Where the mails are read that are not sent: codes are among them. */
  mails: z.optional(z.object({ label: z.string(), page: z.string() })),
});
