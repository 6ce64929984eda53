import { parcelDeskEndpoints } from '../../../contract/parcel.desk.endpoints';
import { unclaimedDeskEndpoints } from '../../../contract/unclaimed.desk.endpoints';
import { shelfCountDeskEndpoints } from '../../../contract/shelf-count.desk.endpoints';
import { warehouseDeskEndpoints } from '../../../contract/warehouse.desk.endpoints';
import { route, type Route } from '../../kernel/route';
import { answerAtDesk, decideAtDesk } from './answer-claim.desk.service';
import * as claims from './claims.desk.service';
import { decideDisposal, proposeDisposal } from './disposal.desk.service';
import { decideOwnerAtDesk, giveOwnerAtDesk } from './owner.desk.service';
import { getParcel, listParcels } from './parcel-desk.service';
import * as parcels from './parcel.desk.service';
import { scan } from './scan.desk.service';
import * as counts from './shelf-count.desk.service';

export const warehouseDeskRoutes: Route[] = [
  route(warehouseDeskEndpoints.scan, (ctx, { body }) => scan(ctx, body)),
  route(parcelDeskEndpoints.list, (ctx, { query }) => listParcels(ctx, query)),
  route(parcelDeskEndpoints.get, (ctx, { params }) => getParcel(ctx, params.id)),
  route(parcelDeskEndpoints.place, (ctx, { params, body }) => parcels.placeAtDesk(ctx, params.id, body)),
  route(parcelDeskEndpoints.writeLabel, (ctx, { params, body }) => parcels.writeLabelAtDesk(ctx, params.id, body)),
  route(parcelDeskEndpoints.giveOwner, (ctx, { params, body }) => giveOwnerAtDesk(ctx, params.id, body)),
  route(parcelDeskEndpoints.decideOwner, (ctx, { params, body }) => decideOwnerAtDesk(ctx, params.id, body)),
  route(parcelDeskEndpoints.sendBack, (ctx, { params, body }) => parcels.sendBackAtDesk(ctx, params.id, body)),
  route(parcelDeskEndpoints.addPhotos, (ctx, { params, body }) => parcels.addPhotosAtDesk(ctx, params.id, body)),
  route(parcelDeskEndpoints.proposeDisposal, (ctx, { params, body }) => proposeDisposal(ctx, params.id, body)),
  route(parcelDeskEndpoints.decideDisposal, (ctx, { params, body }) => decideDisposal(ctx, params.id, body)),
  route(parcelDeskEndpoints.serve, (ctx, { params, body }) => parcels.serveAtDesk(ctx, params.id, body)),
  route(shelfCountDeskEndpoints.list, (ctx, { query }) => counts.listCounts(ctx, query)),
  route(shelfCountDeskEndpoints.get, (ctx, { params }) => counts.getCount(ctx, params.id)),
  route(shelfCountDeskEndpoints.close, (ctx, { params, body }) => counts.closeCount(ctx, params.id, body)),
  route(unclaimedDeskEndpoints.list, (ctx, { query }) => claims.listClaimsOfShop(ctx, query)),
  route(unclaimedDeskEndpoints.get, (ctx, { params }) => claims.getClaimOfShop(ctx, params.id)),
  route(unclaimedDeskEndpoints.answer, (ctx, { params, body }) => answerAtDesk(ctx, params.id, body)),
  route(unclaimedDeskEndpoints.decide, (ctx, { params, body }) => decideAtDesk(ctx, params.id, body)),
];
