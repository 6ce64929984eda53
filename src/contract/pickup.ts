import type * as z from 'zod/mini';
import type * as schemas from './pickup.schemas';

export type StationRule = z.output<typeof schemas.StationRule>;
export type Station = z.infer<typeof schemas.Station>;
export type SelfPickupInfo = z.infer<typeof schemas.SelfPickupInfo>;
export type SelfPickupInput = z.output<typeof schemas.SelfPickupInput>;
export type SelfPickupAnswer = z.infer<typeof schemas.SelfPickupAnswer>;
