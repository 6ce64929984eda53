import { feeRulesDeskEndpoints } from '../../../contract/fee-rules.desk.endpoints';
import { route, type Route } from '../../kernel/route';
import { publish, readFees, withdraw } from './fee-rules.desk.service';

export const feeRulesDeskRoutes: Route[] = [
  route(feeRulesDeskEndpoints.getFees, (ctx) => readFees(ctx)),
  route(feeRulesDeskEndpoints.publishFees, (ctx, { body }) => publish(ctx, body)),
  route(feeRulesDeskEndpoints.withdrawFees, (ctx, { params, body }) => withdraw(ctx, params.id, body.version)),
];
