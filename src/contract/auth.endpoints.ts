import * as z from 'zod/mini';
import { LoginInput, Session, SignupInput, ResetPasswordInput, SampleAccounts } from './auth.schemas';
import { CODE_PURPOSES } from './auth.enums';
import { endpoint, Empty } from './endpoint.schemas';
import { Email, EmailCode, text } from './fields.schemas';

export const authEndpoints = {
  login: endpoint({
    method: 'POST',
    path: '/front/user/login',
    access: 'public',
    body: LoginInput,
    response: Session,
    summary: 'Open a session.',
  }),
  logout: endpoint({
    method: 'POST',
    path: '/front/user/logout',
    access: 'user',
    response: Empty,
    summary: 'Revoke the session of this token.',
  }),
  signup: endpoint({
    method: 'POST',
    path: '/front/user/signup',
    access: 'public',
    body: SignupInput,
    response: Session,
    summary: 'Open an account, as a person or as a company.',
  }),
  sendEmailCode: endpoint({
    method: 'POST',
    path: '/front/user/send-email-code',
    access: 'public',
    summary: 'Mail a six-digit code; the answer is the same whether the address is known or not.',
    body: z.strictObject({ email: Email, purpose: z._default(z.enum(CODE_PURPOSES), 'SIGNUP') }),
    response: Empty,
  }),
  verifyEmailCode: endpoint({
    method: 'POST',
    path: '/front/user/verify-email-code',
    access: 'public',
    summary: 'Check a code without using it up; this browser may then sign up without it.',
    body: z.strictObject({
      email: Email,
      verificationCode: EmailCode,
      purpose: z._default(z.enum(CODE_PURPOSES), 'SIGNUP'),
    }),
    response: Empty,
  }),
  verifyPromotionCode: endpoint({
    method: 'POST',
    path: '/front/user/verify-email-promotion-code',
    access: 'public',
    summary: 'Check a promotion code.',
    body: z.strictObject({ email: Email, promotionCode: text(32, 1) }),
    response: z.object({ isValid: z.boolean() }),
  }),
  resetPassword: endpoint({
    method: 'POST',
    path: '/front/user/forget-password',
    access: 'public',
    summary: 'Set a new login password with a mailed code; ends every session.',
    body: ResetPasswordInput,
    response: Empty,
  }),
  checkEmailAvailable: endpoint({
    method: 'GET',
    path: '/front/user/check-email-available',
    access: 'public',
    toLookers: null,
    summary: 'A hint whether an e-mail is free; rate-limited.',
    query: z.strictObject({ email: Email }),
    response: z.object({ available: z.boolean() }),
  }),
  listSampleAccounts: endpoint({
    method: 'GET',
    path: '/front/sample-accounts',
    access: 'public',
    response: SampleAccounts,
    summary: 'Accounts to try, for the login page; only a server with a demo answers.',
  }),
};
