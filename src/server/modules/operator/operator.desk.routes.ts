import { factorDeskEndpoints } from '../../../contract/factor.desk.endpoints';
import { invitationDeskEndpoints } from '../../../contract/invitation.desk.endpoints';
import { operatorDeskEndpoints } from '../../../contract/operator.desk.endpoints';
import { rolesDeskEndpoints } from '../../../contract/roles.desk.endpoints';
import { staffSessionsDeskEndpoints } from '../../../contract/staff-sessions.desk.endpoints';
import { viewDeskEndpoints } from '../../../contract/view.desk.endpoints';
import { route } from '../../kernel/route';
import * as audit from './audit.service';
import * as factor from './factor.service';
import * as invitation from './invitation.service';
import * as sessions from './own-sessions.service';
import * as password from './staff-password.service';
import * as login from './staff-login.service';
import * as roles from './role.service';
import * as self from './self.service';
import { putAway } from './staff-notice.service';
import * as staffDesk from './staff-desk.service';
import * as views from './view.service';

export const operatorDeskRoutes = [
  route(operatorDeskEndpoints.logIn, (ctx, { body }) => login.logIn(ctx, body)),
  route(operatorDeskEndpoints.logOut, (ctx) => login.logOut(ctx)),
  route(operatorDeskEndpoints.getSelf, (ctx) => self.getSelf(ctx)),
  route(operatorDeskEndpoints.setLanguage, (ctx, { query }) => self.setLanguage(ctx, query.language)),
  route(operatorDeskEndpoints.dismissNotice, (ctx, { params }) => putAway(ctx, params.id)),
  route(factorDeskEndpoints.getFactor, (ctx) => factor.getFactor(ctx)),
  route(factorDeskEndpoints.startFactor, (ctx, { body }) => factor.startFactor(ctx, body)),
  route(factorDeskEndpoints.confirmFactor, (ctx, { body }) => factor.confirmFactor(ctx, body)),
  route(factorDeskEndpoints.removeFactor, (ctx, { body }) => factor.removeFactor(ctx, body)),
  route(operatorDeskEndpoints.listStaff, (ctx) => staffDesk.listPeople(ctx)),
  route(rolesDeskEndpoints.listRoles, (ctx) => roles.listRoles(ctx)),
  route(rolesDeskEndpoints.createRole, (ctx, { body }) => roles.createRole(ctx, body)),
  route(rolesDeskEndpoints.changeRole, (ctx, { params, body }) => roles.changeRole(ctx, params.id, body)),
  route(rolesDeskEndpoints.deleteRole, (ctx, { params, query }) => roles.deleteRole(ctx, params.id, query.version)),
  route(operatorDeskEndpoints.setRoles, (ctx, { params, body }) => staffDesk.setRoles(ctx, params.id, body)),
  route(operatorDeskEndpoints.setState, (ctx, { params, body }) => staffDesk.setState(ctx, params.id, body)),
  route(operatorDeskEndpoints.listAudit, (ctx, { query }) => audit.listAudit(ctx, query)),
  route(invitationDeskEndpoints.listInvitations, (ctx) => invitation.listInvitations(ctx)),
  route(invitationDeskEndpoints.invite, (ctx, { body }) => invitation.invite(ctx, body)),
  route(invitationDeskEndpoints.resendInvitation, (ctx, { params, body }) =>
    invitation.resend(ctx, params.id, body.version),
  ),
  route(invitationDeskEndpoints.withdrawInvitation, (ctx, { params, query }) =>
    invitation.withdraw(ctx, params.id, query.version),
  ),
  route(invitationDeskEndpoints.join, (ctx, { body }) => invitation.join(ctx, body)),
  route(invitationDeskEndpoints.forgotPassword, (ctx, { body }) => password.forgotPassword(ctx, body)),
  route(invitationDeskEndpoints.resetPassword, (ctx, { body }) => password.resetPassword(ctx, body)),
  route(staffSessionsDeskEndpoints.listOwn, (ctx) => sessions.listSessions(ctx)),
  route(staffSessionsDeskEndpoints.endOwn, (ctx, { params }) => sessions.endSession(ctx, params.id)),
  route(staffSessionsDeskEndpoints.endOthers, (ctx) => sessions.endOtherSessions(ctx)),
  route(staffSessionsDeskEndpoints.changePassword, (ctx, { body }) => password.changePassword(ctx, body)),
  route(staffSessionsDeskEndpoints.listOf, (ctx, { params }) => sessions.listSessions(ctx, params.id)),
  route(staffSessionsDeskEndpoints.endAllOf, (ctx, { params }) => sessions.endSessionsOf(ctx, params.id)),
  route(viewDeskEndpoints.list, (ctx, { query }) => views.listViews(ctx, query.page)),
  route(viewDeskEndpoints.create, (ctx, { body }) => views.createView(ctx, body)),
  route(viewDeskEndpoints.change, (ctx, { params, body }) => views.changeView(ctx, params.id, body)),
  route(viewDeskEndpoints.move, (ctx, { params, body }) => views.moveView(ctx, params.id, body)),
  route(viewDeskEndpoints.remove, (ctx, { params, query }) => views.removeView(ctx, params.id, query.version)),
];
