import * as z from 'zod/mini';
import { Empty, endpoint } from './endpoint.schemas';
import { Id, PageQuery, pageOf, queryInt, text } from './fields.schemas';
import { LIMITS } from './limits';
import { StockInParcel } from './parcel.schemas';
import { PARCEL_SOURCES } from './warehouse.enums';
import {
  DecisionInput,
  Forecast,
  ForecastChange,
  ForecastInput,
  ReturnInput,
  ServiceInput,
  UserWarehouse,
  UserWarehouseInput,
} from './warehouse.schemas';

const idParams = z.object({ id: Id });

export const warehouseEndpoints = {
  listUserWarehouses: endpoint({
    method: 'GET',
    path: '/front/user/warehouses',
    access: 'user',
    response: z.array(UserWarehouse),
    summary: 'Addresses to which the shopper has goods sent, the default one first.',
  }),
  saveUserWarehouse: endpoint({
    method: 'POST',
    path: '/front/user/warehouses',
    access: 'user',
    body: UserWarehouseInput,
    response: UserWarehouse,
    summary: 'Get an address in a warehouse, or change its note.',
  }),
  removeUserWarehouse: endpoint({
    method: 'DELETE',
    path: '/front/user/warehouses/{id}',
    access: 'user',
    params: idParams,
    response: Empty,
    summary: 'Hide an address; its code stays the shopper’s.',
  }),
  listStockIn: endpoint({
    method: 'GET',
    path: '/front/purchase-parcels/stock-in-parcels',
    access: 'user',
    query: z.strictObject({
      ...PageQuery,
      pageSize: z._default(queryInt(1, LIMITS.stockInPage), 20),
      warehouseId: z.optional(Id),
      source: z.optional(z.enum(PARCEL_SOURCES)),
      /** Whose free days end within so many days, or have ended. */
      expiringDays: z.optional(queryInt(0, 365)),
    }),
    response: pageOf(StockInParcel),
    summary: 'Parcels in the warehouse, those first whose free days end soonest.',
  }),
  askService: endpoint({
    method: 'POST',
    path: '/front/stored-parcels/{id}/services',
    access: 'user',
    params: idParams,
    body: ServiceInput,
    response: StockInParcel,
    idempotency: 'required',
    summary: 'Have something done with a parcel in store, paid from the balance.',
  }),
  decideItem: endpoint({
    method: 'POST',
    path: '/front/stored-parcels/{id}/decision',
    access: 'user',
    params: idParams,
    body: DecisionInput,
    response: StockInParcel,
    idempotency: 'required',
    summary: 'Say what becomes of an item that the inspection found wrong.',
  }),
  returnItem: endpoint({
    method: 'POST',
    path: '/front/stored-parcels/{id}/return',
    access: 'user',
    params: idParams,
    body: ReturnInput,
    response: StockInParcel,
    idempotency: 'required',
    summary: 'Send an item in store back to its seller, while sellers take it; its price less the freight comes back.',
  }),
  dispose: endpoint({
    method: 'POST',
    path: '/front/stored-parcels/{id}/dispose',
    access: 'user',
    params: idParams,
    response: Empty,
    idempotency: 'required',
    summary: 'Have a parcel in store thrown away, for good; its storage ends.',
  }),
  saveNote: endpoint({
    method: 'POST',
    path: '/front/stored-parcels/{id}/note',
    access: 'user',
    params: idParams,
    body: z.strictObject({ note: text(200) }),
    response: StockInParcel,
    summary: 'Write a note on a parcel, or take it away.',
  }),
  fileForecasts: endpoint({
    method: 'POST',
    path: '/front/purchase-parcels/forecasts',
    access: 'user',
    body: ForecastInput,
    response: z.array(Forecast),
    summary: 'Announce parcels by their tracking numbers; a number that is filed already is changed.',
  }),
  listForecasts: endpoint({
    method: 'GET',
    path: '/front/purchase-parcels/forecasts',
    access: 'user',
    query: z.strictObject(PageQuery),
    response: pageOf(Forecast),
    summary: 'Parcels that the shopper has announced, newest first.',
  }),
  getForecast: endpoint({
    method: 'GET',
    path: '/front/purchase-parcels/forecasts/{id}',
    access: 'user',
    params: idParams,
    response: Forecast,
    summary: 'One announced parcel.',
  }),
  changeForecast: endpoint({
    method: 'PUT',
    path: '/front/purchase-parcels/forecasts/{id}',
    access: 'user',
    params: idParams,
    body: ForecastChange,
    response: Forecast,
    summary: 'Change what was said of a parcel, until it arrives.',
  }),
  withdrawForecast: endpoint({
    method: 'DELETE',
    path: '/front/purchase-parcels/forecasts/{id}',
    access: 'user',
    params: idParams,
    response: Empty,
    summary: 'Take the notice of a parcel back, until it arrives.',
  }),
};
