import { simulateDeskEndpoints } from '../../../contract/simulate.desk.endpoints';
import { route, type Route } from '../../kernel/route';
import { runBackTest } from './back-test.desk.service';
import { simulate } from './simulate.desk.service';

export const simulateDeskRoutes: Route[] = [
  route(simulateDeskEndpoints.simulate, (ctx, { body }) => simulate(ctx, body)),
  route(simulateDeskEndpoints.backTest, (ctx, { params, body }) => runBackTest(ctx, params.name, body)),
];
