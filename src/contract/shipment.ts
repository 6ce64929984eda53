import type * as z from 'zod/mini';
import type * as schemas from './shipment.schemas';

export type ShipmentQuestion = z.input<typeof schemas.ShipmentQuestion>;
/** As it was read, with what was left out filled in. */
export type AskedShipment = z.output<typeof schemas.ShipmentQuestion>;
export type ShipmentEstimate = z.infer<typeof schemas.ShipmentEstimate>;
