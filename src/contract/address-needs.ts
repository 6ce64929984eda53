/** The parts of an address that not every country has; all others are needed everywhere. */
export const PLACE_FIELDS = ['province', 'district', 'postcode'] as const;
export type PlaceField = (typeof PLACE_FIELDS)[number];
export const isPlaceField = (name: string): name is PlaceField => (PLACE_FIELDS as readonly string[]).includes(name);
export type Need = 'required' | 'optional' | 'unused';

interface Place extends Partial<Record<PlaceField, string>> {
  countryCode: string;
}

/**
 * ISO 3166 alpha-2, as the posts and parcel carriers of these countries ask for it. A country in neither list may fill
 * the field in or leave it empty: where practice is not settled, nobody's order is held up.
 */
const COUNTRIES: Record<PlaceField, Record<'required' | 'unused', string>> = {
  province: {
    required: 'ae au br ca cn id in it jp kr mx my th tw us vn',
    unused: 'at be ch cz de dk fi fr hu is lu mc mo nl no pl pt se sg si sk',
  },
  district: {
    required: 'id ph th',
    unused: 'at au be ca ch cz de dk fi fr gb hu ie is it lu mc nl no pl se sg si sk us',
  },
  postcode: {
    required:
      'at au be bg br ca ch cn cz de dk ee es fi fr gb gr hr hu id in is it jp kr lt lu lv mc mx my nl no nz ph pl pt ro ru se sg si sk th tr tw ua us za',
    unused:
      'ae ag ao aw bf bi bj bo bs bw bz cd cf cg ci ck cm dj dm er fj gm gq gy hk ki km kn kp ml mo mr mw nr qa rw sb sc sl sr ss st td tg tk to tv ug vu ye zw',
  },
};

const isIn = (countries: string, code: string) => countries.split(' ').includes(code);

export function addressNeed(field: PlaceField, countryCode: string): Need {
  const code = countryCode.toLowerCase();
  const { required, unused } = COUNTRIES[field];
  return isIn(required, code) ? 'required' : isIn(unused, code) ? 'unused' : 'optional';
}

/** What its country needs and the address does not say. */
export const missingPlaceFields = (place: Place): PlaceField[] =>
  PLACE_FIELDS.filter((field) => addressNeed(field, place.countryCode) === 'required' && !place[field]?.trim());

/** Without what its country has no use for, such as the rest of a country that was chosen before. */
export const withoutUnused = <P extends Place>(place: P): P => ({
  ...place,
  ...Object.fromEntries(
    PLACE_FIELDS.filter((field) => addressNeed(field, place.countryCode) === 'unused').map((field) => [field, '']),
  ),
});
