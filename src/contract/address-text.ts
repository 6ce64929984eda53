import type { Address } from './account';

type Place = Pick<Address, 'street' | 'district' | 'city' | 'province' | 'postcode' | 'countryCode'>;

/** Where an address is, on one line, the nearest first; without a part that it has not, or that is called as the one before. @param country its name, where that is known */
export const placeText = ({ street, district, city, province, postcode, countryCode }: Place, country?: string) =>
  [street, district, city, province, postcode, country ?? countryCode.toUpperCase()]
    .filter(Boolean)
    .filter((part, index, parts) => part !== parts[index - 1])
    .join(', ');
