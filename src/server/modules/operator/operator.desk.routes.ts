import { operatorDeskEndpoints } from '../../../contract/operator.desk.endpoints';
import { route } from '../../kernel/route';
import * as self from './self.service';

export const operatorDeskRoutes = [route(operatorDeskEndpoints.getSelf, (ctx) => self.getSelf(ctx))];
