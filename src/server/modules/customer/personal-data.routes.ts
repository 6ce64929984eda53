import { personalDataDeskEndpoints } from '../../../contract/personal-data.desk.endpoints';
import { personalDataEndpoints } from '../../../contract/personal-data.endpoints';
import { route, type Route } from '../../kernel/route';
import * as exporting from './data-export.service';
import * as desk from './personal-data.desk.service';

export const personalDataRoutes: Route[] = [
  route(personalDataEndpoints.listExports, (ctx) => exporting.listExports(ctx)),
  route(personalDataEndpoints.askExport, (ctx) => exporting.askExport(ctx)),
  route(personalDataEndpoints.getFile, (ctx, { params }) => exporting.getOwnFile(ctx, params.id)),
  route(personalDataDeskEndpoints.get, (ctx, { params }) => desk.getPersonalData(ctx, params.id)),
  route(personalDataDeskEndpoints.askExport, (ctx, { params }) => desk.askExportOf(ctx, params.id)),
  route(personalDataDeskEndpoints.getFile, (ctx, { params }) => desk.getFileOf(ctx, params.id)),
  route(personalDataDeskEndpoints.askErasure, (ctx, { params, body }) => desk.askErasure(ctx, params.id, body.note)),
  route(personalDataDeskEndpoints.decideErasure, (ctx, { params, body }) => desk.decideErasure(ctx, params.id, body)),
];
