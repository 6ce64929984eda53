import { warehouseEndpoints } from '../../../contract/warehouse.endpoints';
import { route, type Route } from '../../kernel/route';
import * as stockIn from './stock-in.service';
import * as userWarehouse from './user-warehouse.service';

export const warehouseRoutes: Route[] = [
  route(warehouseEndpoints.listUserWarehouses, (ctx) => userWarehouse.listUserWarehouses(ctx)),
  route(warehouseEndpoints.saveUserWarehouse, (ctx, { body }) => userWarehouse.saveUserWarehouse(ctx, body)),
  route(warehouseEndpoints.removeUserWarehouse, (ctx, { params }) => userWarehouse.removeUserWarehouse(ctx, params.id)),
  route(warehouseEndpoints.listStockIn, (ctx, { query }) => stockIn.listStockIn(ctx, query)),
];
