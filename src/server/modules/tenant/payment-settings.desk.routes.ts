import { paymentSettingsDeskEndpoints as calls } from '../../../contract/payment-settings.desk.endpoints';
import { route, type Route } from '../../kernel/route';
import * as accounts from './account.desk.service';
import * as bank from './bank-account.desk.service';
import { setTerms } from './pay-terms.desk.service';
import { readPayments, type Outside } from './payment-settings.desk.service';

/** @param outside asked at each call: what there is stands in the configuration */
export const paymentSettingsDeskRoutes = (outside: () => Outside): Route[] => [
  route(calls.get, (ctx) => readPayments(ctx, outside())),
  route(calls.setSwitches, (ctx, { body }) => bank.setSwitches(ctx, outside(), body)),
  route(calls.setAccount, (ctx, { params, body }) => accounts.setAccount(ctx, outside(), params.name, body)),
  route(calls.removeAccount, (ctx, { params, query }) =>
    accounts.removeAccount(ctx, outside(), params.name, query.version),
  ),
  route(calls.testAccount, (ctx, { params }) => accounts.testAccount(ctx, outside(), params.name)),
  route(calls.decideAccount, (ctx, { params, body }) => accounts.decideAccount(ctx, outside(), params.name, body)),
  route(calls.setTerms, (ctx, { params, body }) => setTerms(ctx, outside(), params.name, body)),
  route(calls.setBank, (ctx, { body }) => bank.setBank(ctx, outside(), body)),
];
