import { exportDeskEndpoints as calls } from '../../../contract/export.desk.endpoints';
import { route, type Route } from '../../kernel/route';
import type { ExportKind } from '../../kernel/export-kind';
import { listExports, readPart, removeExport, startExport } from './export.desk.service';

export const exportDeskRoutes = (kinds: readonly ExportKind[]): Route[] => [
  route(calls.list, (ctx) => listExports(ctx, kinds)),
  route(calls.start, (ctx, { body }) => startExport(ctx, kinds, body)),
  route(calls.part, (ctx, { params }) => readPart(ctx, kinds, params)),
  route(calls.remove, (ctx, { params }) => removeExport(ctx, kinds, params.id)),
];
