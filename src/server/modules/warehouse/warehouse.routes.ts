import { unclaimedEndpoints } from '../../../contract/unclaimed.endpoints';
import { warehouseEndpoints } from '../../../contract/warehouse.endpoints';
import { route, type Route } from '../../kernel/route';
import { dispose } from './dispose.service';
import { extendStorage } from './extend-storage.service';
import * as forecast from './forecast.service';
import * as itemDecision from './item-decision.service';
import { returnItem } from './item-return.service';
import { mergeParcels } from './merge.service';
import * as parcelClaim from './parcel-claim.service';
import * as parcelService from './parcel-service.service';
import { sayContents } from './say-contents.service';
import { splitParcel } from './split.service';
import * as stockIn from './stock-in.service';
import * as userWarehouse from './user-warehouse.service';

export const warehouseRoutes: Route[] = [
  route(warehouseEndpoints.listUserWarehouses, (ctx) => userWarehouse.listUserWarehouses(ctx)),
  route(warehouseEndpoints.saveUserWarehouse, (ctx, { body }) => userWarehouse.saveUserWarehouse(ctx, body)),
  route(warehouseEndpoints.removeUserWarehouse, (ctx, { params }) => userWarehouse.removeUserWarehouse(ctx, params.id)),
  route(warehouseEndpoints.listStockIn, (ctx, { query }) => stockIn.listStockIn(ctx, query)),
  route(warehouseEndpoints.askService, (ctx, { params, body }) => parcelService.askService(ctx, params.id, body)),
  route(warehouseEndpoints.decideItem, (ctx, { params, body }) => itemDecision.decide(ctx, params.id, body)),
  route(warehouseEndpoints.returnItem, (ctx, { params, body }) => returnItem(ctx, params.id, body)),
  route(warehouseEndpoints.split, (ctx, { params, body }) => splitParcel(ctx, params.id, body)),
  route(warehouseEndpoints.extendStorage, (ctx, { params, body }) => extendStorage(ctx, params.id, body)),
  route(warehouseEndpoints.merge, (ctx, { body }) => mergeParcels(ctx, body)),
  route(warehouseEndpoints.dispose, (ctx, { params }) => dispose(ctx, params.id)),
  route(warehouseEndpoints.sayContents, (ctx, { params, body }) => sayContents(ctx, params.id, body)),
  route(warehouseEndpoints.saveNote, (ctx, { params, body }) => parcelService.saveNote(ctx, params.id, body.note)),
  route(warehouseEndpoints.fileForecasts, (ctx, { body }) => forecast.fileForecasts(ctx, body)),
  route(warehouseEndpoints.listForecasts, (ctx, { query }) => forecast.listForecasts(ctx, query)),
  route(warehouseEndpoints.getForecast, (ctx, { params }) => forecast.getForecast(ctx, params.id)),
  route(warehouseEndpoints.changeForecast, (ctx, { params, body }) => forecast.changeForecast(ctx, params.id, body)),
  route(warehouseEndpoints.withdrawForecast, (ctx, { params }) => forecast.withdrawForecast(ctx, params.id)),
  route(unclaimedEndpoints.find, (ctx, { query }) => parcelClaim.findUnclaimed(ctx, query)),
  route(unclaimedEndpoints.claim, (ctx, { body }) => parcelClaim.claimParcel(ctx, body)),
  route(unclaimedEndpoints.listClaims, (ctx, { query }) => parcelClaim.listClaims(ctx, query)),
];
