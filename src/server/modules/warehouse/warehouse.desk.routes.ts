import { warehouseDeskEndpoints } from '../../../contract/warehouse.desk.endpoints';
import { route, type Route } from '../../kernel/route';
import { scan } from './scan.desk.service';

export const warehouseDeskRoutes: Route[] = [route(warehouseDeskEndpoints.scan, (ctx, { body }) => scan(ctx, body))];
