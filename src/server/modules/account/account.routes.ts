import { accountEndpoints } from '../../../contract/account.endpoints';
import { pushEndpoints } from '../../../contract/push.endpoints';
import { overviewEndpoints } from '../../../contract/overview.endpoints';
import { mailNewsCompanies } from '../../adapters/mail/mail-news.registry';
import { route } from '../../kernel/route';
import * as account from './account.service';
import * as address from './address.service';
import { hearMail } from './mail-trouble.service';
import { optOut, showOptOut } from './opt-out.service';
import { getOverview } from './overview.service';
import * as push from './push-device.service';

export const accountRoutes = [
  route(overviewEndpoints.get, (ctx) => getOverview(ctx)),
  route(accountEndpoints.getProfile, (ctx) => account.getProfile(ctx)),
  route(accountEndpoints.saveProfile, (ctx, { body }) => account.saveProfile(ctx, body)),
  route(accountEndpoints.setLanguage, (ctx, { query }) => account.setLanguage(ctx, query.language)),
  route(accountEndpoints.listAddresses, (ctx) => address.listAddresses(ctx, 'SHIPPING')),
  route(accountEndpoints.saveAddress, (ctx, { body }) => address.saveAddress(ctx, 'SHIPPING', body)),
  route(accountEndpoints.removeAddress, (ctx, { params }) => address.removeAddress(ctx, 'SHIPPING', params.id)),
  route(accountEndpoints.listBillingAddresses, (ctx) => address.listAddresses(ctx, 'BILLING')),
  route(accountEndpoints.saveBillingAddress, (ctx, { body }) => address.saveAddress(ctx, 'BILLING', body)),
  route(accountEndpoints.removeBillingAddress, (ctx, { params }) => address.removeAddress(ctx, 'BILLING', params.id)),
  route(accountEndpoints.listNotifications, (ctx, { query }) => account.listNotifications(ctx, query)),
  route(accountEndpoints.readNotifications, (ctx) => account.readNotifications(ctx)),
  route(accountEndpoints.readNotification, (ctx, { params }) => account.readNotification(ctx, params.id)),
  route(accountEndpoints.showOptOut, (ctx) => showOptOut(ctx)),
  route(accountEndpoints.optOut, (ctx) => optOut(ctx)),
  route(accountEndpoints.hearMail, (ctx, { params }) => hearMail(ctx, params.provider, mailNewsCompanies())),
  route(pushEndpoints.listDevices, (ctx) => push.listPushDevices(ctx)),
  route(pushEndpoints.saveDevice, (ctx, { body }) => push.savePushDevice(ctx, body)),
  route(pushEndpoints.removeDevice, (ctx, { params }) => push.removePushDevice(ctx, params.id)),
];
