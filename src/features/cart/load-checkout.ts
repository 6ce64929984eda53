import type { Call } from '../../client/caller';
import { placeText } from '../../contract/address-text';
import type { ArticleType } from '../../contract/tenant';

const TERMS: ArticleType[] = ['USER_AGREEMENT', 'PROHIBITED_PURCHASE_ITEMS'];

/** What the checkout shows beside the quote: the terms, and the places that the goods go to. */
export async function loadCheckout(call: Call, shown: readonly ArticleType[]) {
  const [articles, warehouses, addresses, countries] = await Promise.all([
    Promise.all(
      TERMS.filter((type) => shown.includes(type)).map((type) =>
        call('GET /front/articles/{type}', { params: { type } }),
      ),
    ),
    call('GET /front/tenant-warehouses', { query: { warehouseRegion: 'CHINA' } }),
    call('GET /front/user/addresses', {}),
    call('GET /front/supported-countries', {}),
  ]);
  // the default one comes first
  const [address] = addresses;
  const nameOf = (code: string) => countries.find((country) => country.code.toLowerCase() === code.toLowerCase())?.name;
  const ownPlace = address && {
    receiver: address.receiverName,
    place: placeText(address, nameOf(address.countryCode)),
  };
  return { articles, places: { warehouses, ownPlace: ownPlace ?? null } };
}
