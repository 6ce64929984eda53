import { addressNeed, type PlaceField } from './address-needs';

/** What a part of an address is called in a country, where the shop's own word for it would puzzle its people. */
export const PLACE_WORDS = [
  'state',
  'county',
  'region',
  'emirate',
  'governorate',
  'province',
  'prefecture',
  'city',
  'town',
  'suburb',
  'area',
  'zip',
] as const;
export type PlaceWord = (typeof PLACE_WORDS)[number];

/** ISO 3166 alpha-2. A country in no list of a field takes the word that the shop's language has for all of them. */
const COUNTRIES: Record<PlaceField | 'city', Partial<Record<PlaceWord, string>>> = {
  province: {
    state: 'au br in mx my ng us ve',
    county: 'gb hr ie ro',
    region: 'by cl fr gh gr it kz nz pe ru sa ua uz',
    emirate: 'ae',
    governorate: 'bh eg iq jo kw lb om tn ye',
    province: 'ar ca cn cr cu do ec es id ir la lk mn np ph pk th tr za zm',
    prefecture: 'jp',
  },
  city: { town: 'gb ie nz', suburb: 'au' },
  district: { suburb: 'nz', area: 'ae bh jo kw lb om qa sa' },
  postcode: { zip: 'ph us' },
};

export function placeWord(field: PlaceField | 'city', countryCode: string): PlaceWord | undefined {
  const code = countryCode.toLowerCase();
  const word = PLACE_WORDS.find((known) => COUNTRIES[field][known]?.split(' ').includes(code));
  // where nothing smaller is asked for, a city is a city
  return word ?? (field === 'city' && addressNeed('district', code) === 'unused' ? 'city' : undefined);
}
