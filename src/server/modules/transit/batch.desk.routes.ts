import { batchDeskEndpoints as calls } from '../../../contract/batch.desk.endpoints';
import { route, type Route } from '../../kernel/route';
import { getBatch, listBatches, openBatch } from './batch.desk.service';
import { scanIntoBatch, takeOutOfBatch } from './batch-scan.desk.service';
import * as steps from './batch-steps.desk.service';
import { getTemplate, readManifest, setTemplate } from './manifest.desk.service';

export const batchDeskRoutes: Route[] = [
  route(calls.list, (ctx, { query }) => listBatches(ctx, query)),
  route(calls.get, (ctx, { params }) => getBatch(ctx, params.id)),
  route(calls.open, (ctx, { body }) => openBatch(ctx, body)),
  route(calls.change, (ctx, { params, body }) => steps.changeBatch(ctx, params.id, body)),
  route(calls.scan, (ctx, { params, body }) => scanIntoBatch(ctx, params.id, body)),
  route(calls.takeOut, (ctx, { params, body }) => takeOutOfBatch(ctx, params.id, body.boxId)),
  route(calls.close, (ctx, { params, body }) => steps.closeBatch(ctx, params.id, body.version)),
  route(calls.reopen, (ctx, { params, body }) => steps.reopenBatch(ctx, params.id, body.version)),
  route(calls.handOver, (ctx, { params, body }) => steps.handOverBatch(ctx, params.id, body.version)),
  route(calls.manifest, (ctx, { params, query }) => readManifest(ctx, params.id, query.lineName)),
  route(calls.template, (ctx, { query }) => getTemplate(ctx, query.lineName)),
  route(calls.setTemplate, (ctx, { body }) => setTemplate(ctx, body)),
];
