/** The address, also when relative to `base`; undefined where it is none. (`URL.parse` is younger than our oldest Node.) */
export const parseUrl = (address: string, base?: string): URL | undefined =>
  URL.canParse(address, base) ? new URL(address, base) : undefined;
