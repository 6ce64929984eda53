import { accountEndpoints } from '../../../contract/account.endpoints';
import { authEndpoints } from '../../../contract/auth.endpoints';
import { route } from '../../kernel/route';
import { listLooks } from './account-look.service';
import * as auth from './auth.service';
import * as email from './email.service';
import * as emailCode from './email-code.service';
import * as login from './login.service';
import * as password from './password.service';
import * as session from './session.service';
import * as signup from './signup.service';
import * as verifiedEmail from './verified-email.service';

export const authRoutes = [
  route(authEndpoints.login, (ctx, { body }) => login.login(ctx, body)),
  route(authEndpoints.logout, (ctx) => auth.logout(ctx)),
  route(authEndpoints.signup, (ctx, { body }) => signup.signup(ctx, body)),
  route(authEndpoints.sendEmailCode, (ctx, { body }) => emailCode.sendEmailCode(ctx, body)),
  route(authEndpoints.verifyEmailCode, (ctx, { body }) => verifiedEmail.verifyEmailCode(ctx, body)),
  route(authEndpoints.verifyPromotionCode, (ctx, { body }) => signup.verifyPromotionCode(ctx, body)),
  route(authEndpoints.resetPassword, (ctx, { body }) => password.resetPassword(ctx, body)),
  route(authEndpoints.checkEmailAvailable, (ctx, { query }) => signup.checkEmailAvailable(ctx, query.email)),
  // the credentials of an account are this module's, whatever their path
  route(accountEndpoints.changeEmail, (ctx, { body }) => email.changeEmail(ctx, body)),
  route(accountEndpoints.listSessions, (ctx) => session.listSessions(ctx)),
  route(accountEndpoints.listLooks, (ctx) => listLooks(ctx)),
  route(accountEndpoints.endSession, (ctx, { params }) => session.endSession(ctx, params.id)),
  route(accountEndpoints.endOtherSessions, (ctx) => session.endOtherSessions(ctx)),
  route(accountEndpoints.changePassword, (ctx, { body }) => password.changePassword(ctx, body)),
];
