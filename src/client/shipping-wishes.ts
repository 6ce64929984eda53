import type { Address } from '../contract/account';
import type { ShipmentQuestion } from '../contract/shipment';

/** Where things go and what is wished on the way. */
export type ShippingWishes = Pick<ShipmentQuestion, 'country' | 'postcode' | 'isInsured' | 'services' | 'packing'>;

/** To the shopper's first address, which is the one they mostly use; else to the shop's own country. */
export const firstWishes = ([address]: readonly Address[], countryCode: string): ShippingWishes => ({
  country: (address?.countryCode ?? countryCode).toLowerCase(),
  postcode: address?.postcode ?? '',
});
