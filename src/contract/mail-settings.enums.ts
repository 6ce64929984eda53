/** Mails that the shop sends: of each `mail.<template>.subject` and `.body` in the messages. */
export const MAIL_TEMPLATES = [
  'signupCode',
  'forgotPasswordCode',
  'changeEmailCode',
  'payPasswordCode',
  'noAccount',
  'passwordChanged',
  'emailChanged',
  'payPasswordSet',
  'payPasswordChanged',
  'withdrawalRequested',
  'newDevice',
  'accountLookedAt',
  'orderPlaced',
  'orderNews',
  'staffInvitation',
  'staffReset',
] as const;
