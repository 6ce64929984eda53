import { lineDeskEndpoints } from '../../../contract/line.desk.endpoints';
import { route, type Route } from '../../kernel/route';
import * as imports from './line-import.desk.service';
import * as lines from './line.desk.service';

export const lineDeskRoutes: Route[] = [
  route(lineDeskEndpoints.listLines, (ctx) => lines.listLines(ctx)),
  route(lineDeskEndpoints.startLine, (ctx) => lines.startLine(ctx)),
  route(lineDeskEndpoints.getLine, (ctx, { params }) => lines.readLine(ctx, params.name)),
  route(lineDeskEndpoints.createLine, (ctx, { body }) => lines.createLine(ctx, body)),
  route(lineDeskEndpoints.setLineHead, (ctx, { params, body }) => lines.setLineHead(ctx, params.name, body)),
  route(lineDeskEndpoints.publishLine, (ctx, { params, body }) => lines.publishTerms(ctx, params.name, body)),
  route(lineDeskEndpoints.withdrawLine, (ctx, { params, body }) =>
    lines.withdrawTerms(ctx, params.name, params.id, body.version),
  ),
  route(lineDeskEndpoints.lineTable, (ctx) => imports.readTable(ctx)),
  route(lineDeskEndpoints.importShape, (ctx, { params }) => imports.readShape(ctx, params.shape)),
  route(lineDeskEndpoints.checkLines, (ctx, { body }) => imports.checkLines(ctx, body)),
  route(lineDeskEndpoints.importLines, (ctx, { body }) => imports.importLines(ctx, body)),
];
