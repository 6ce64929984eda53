import { authEndpoints } from '../../contract/auth.endpoints';
import { operatorDeskEndpoints } from '../../contract/operator.desk.endpoints';
import { route } from '../../server/kernel/route';
import { platformEndpoints } from '../../contract/platform.endpoints';
import { listSamplePeople } from './demo-platform';
import { demoShopEndpoints } from './demo-shop.endpoints';
import * as demoShop from './demo-shop.service';

export const demoShopRoutes = [
  route(authEndpoints.listSampleAccounts, (ctx) => demoShop.listSampleAccounts(ctx)),
  route(operatorDeskEndpoints.listSampleStaff, (ctx) => demoShop.listSampleStaff(ctx)),
  route(platformEndpoints.listSamplePeople, (ctx) => listSamplePeople(ctx)),
  route(demoShopEndpoints.listOutbox, (ctx) => demoShop.listOutbox(ctx)),
];
