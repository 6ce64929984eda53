import { packingDeskEndpoints } from '../../../contract/packing.desk.endpoints';
import { packingPapersEndpoints } from '../../../contract/packing-papers.desk.endpoints';
import { route, type Route } from '../../kernel/route';
import { findPackingByCode, getPacking, listPacking } from './packing-desk.service';
import { proposeBoxes } from './box-choice.desk.service';
import { claimTransit, releaseTransit } from './packing-lease.desk.service';
import { declareAtDesk } from './declare.desk.service';
import { printLabels, readPapers } from './papers.desk.service';
import { readPickList } from './pick-list.desk.service';
import * as packing from './packing.desk.service';

export const transitDeskRoutes: Route[] = [
  route(packingDeskEndpoints.list, (ctx, { query }) => listPacking(ctx, query)),
  route(packingDeskEndpoints.find, (ctx, { query }) => findPackingByCode(ctx, query.code)),
  route(packingDeskEndpoints.get, (ctx, { params }) => getPacking(ctx, params.id)),
  route(packingDeskEndpoints.takeNext, (ctx) => packing.takeNextToPack(ctx)),
  route(packingDeskEndpoints.claim, (ctx, { params, body }) => claimTransit(ctx, params.id, body.takesOver)),
  route(packingDeskEndpoints.release, (ctx, { params }) => releaseTransit(ctx, params.id)),
  route(packingDeskEndpoints.hold, (ctx, { params, body }) => packing.holdAtDesk(ctx, params.id, body)),
  route(packingDeskEndpoints.resume, (ctx, { params, body }) => packing.resumeAtDesk(ctx, params.id, body)),
  route(packingDeskEndpoints.boxes, (ctx, { params }) => proposeBoxes(ctx, params.id)),
  route(packingDeskEndpoints.start, (ctx, { params }) => packing.startAtDesk(ctx, params.id)),
  route(packingDeskEndpoints.stop, (ctx, { params, body }) => packing.stopAtDesk(ctx, params.id, body)),
  route(packingDeskEndpoints.preview, (ctx, { params, body }) => packing.previewAtDesk(ctx, params.id, body)),
  route(packingDeskEndpoints.seal, (ctx, { params, body }) => packing.sealAtDesk(ctx, params.id, body)),
  route(packingDeskEndpoints.ask, (ctx, { params, body }) => packing.askAtDesk(ctx, params.id, body)),
  route(packingDeskEndpoints.leaveOut, (ctx, { params, body }) => packing.leaveOutAtDesk(ctx, params.id, body)),
  route(packingDeskEndpoints.declare, (ctx, { params, body }) => declareAtDesk(ctx, params.id, body)),
  route(packingDeskEndpoints.handOver, (ctx, { params, body }) => packing.handOverAtDesk(ctx, params.id, body)),
  route(packingPapersEndpoints.labels, (ctx, { params, body }) => printLabels(ctx, params.id, body)),
  route(packingPapersEndpoints.papers, (ctx, { params }) => readPapers(ctx, params.id)),
  route(packingPapersEndpoints.pickList, (ctx, { query }) => readPickList(ctx, query.ids.split(','))),
];
