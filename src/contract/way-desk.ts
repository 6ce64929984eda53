import type * as z from 'zod/mini';
import type { SAID_STATES, WAY_VIEWS } from './way-desk.enums';
import type * as schemas from './way-desk.schemas';

export type WayView = (typeof WAY_VIEWS)[number];
export type SaidState = (typeof SAID_STATES)[number];
export type WayQueue = z.infer<typeof schemas.WayQueue>;
export type WayQueueQuery = z.infer<typeof schemas.WayQueueQuery>;
export type QueuedShipment = z.infer<typeof schemas.QueuedShipment>;
export type DeskShipment = z.infer<typeof schemas.DeskShipment>;
export type ShipmentClaim = z.infer<typeof schemas.ShipmentClaim>;
export type SaidInput = z.infer<typeof schemas.SaidInput>;
