import type * as z from 'zod/mini';
import type { ACTOR_KINDS, PARCEL_SOURCES, PARCEL_STATUSES } from './warehouse.enums';
import type { warehouseEndpoints } from './warehouse.endpoints';
import type * as schemas from './warehouse.schemas';

export type ParcelStatus = (typeof PARCEL_STATUSES)[number];
export type ParcelSource = (typeof PARCEL_SOURCES)[number];
export type ActorKind = (typeof ACTOR_KINDS)[number];
export type UserWarehouse = z.infer<typeof schemas.UserWarehouse>;
export type UserWarehouseInput = z.infer<typeof schemas.UserWarehouseInput>;
export type Forecast = z.infer<typeof schemas.Forecast>;
export type ForecastInput = z.infer<typeof schemas.ForecastInput>;
export type ServiceInput = z.infer<typeof schemas.ServiceInput>;
export type SplitInput = z.infer<typeof schemas.SplitInput>;
export type MergeInput = z.infer<typeof schemas.MergeInput>;
export type ReturnInput = z.output<typeof schemas.ReturnInput>;
export type DecisionInput = z.infer<typeof schemas.DecisionInput>;
export type ForecastChange = z.infer<typeof schemas.ForecastChange>;
export type ForecastPage = z.infer<(typeof warehouseEndpoints)['listForecasts']['response']>;
