import { useRequest } from '../../client/use-request';

/** Names to pick from; empty where there is no list, and while one is on its way. */
export function useDistricts(country: string, province: string) {
  const first = useRequest('GET /front/address-districts', { query: { country } });
  const found = first.data?.find(({ name }) => name.toLowerCase() === province.trim().toLowerCase());
  const second = useRequest(
    'GET /front/two-address-districts',
    found && { query: { country, oneAddressDistrict: found.code } },
  );
  return {
    provinces: unique(first.data?.map(({ name }) => name) ?? []),
    cities: unique((found && second.data) ?? []),
  };
}

// two districts of one name are one suggestion
const unique = (names: string[]) => [...new Set(names)];
