import { authEndpoints } from '../../contract/auth.endpoints';
import { operatorDeskEndpoints } from '../../contract/operator.desk.endpoints';
import { route } from '../../server/kernel/route';
import * as demoShop from './demo-shop.service';

export const demoShopRoutes = [
  route(authEndpoints.listDemoAccounts, (ctx) => demoShop.listDemoAccounts(ctx)),
  route(operatorDeskEndpoints.listDemoStaff, (ctx) => demoShop.listDemoStaff(ctx)),
  route(authEndpoints.listOutbox, (ctx) => demoShop.listOutbox(ctx)),
];
