import { endpoint } from './endpoint.schemas';
import { SelfPickupAnswer, SelfPickupInput, SelfPickupQuery } from './pickup.schemas';

export const pickupEndpoints = {
  selfPickup: endpoint({
    method: 'POST',
    path: '/front/user/selfpickupinfo',
    access: 'user',
    query: SelfPickupQuery,
    body: SelfPickupInput,
    response: SelfPickupAnswer,
    summary: 'Who fetches shipments at a station, kept or only read, and the stations of a country or line.',
  }),
};
