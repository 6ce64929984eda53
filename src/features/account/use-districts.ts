import { useRequest } from '../../client/use-request';
import { tenantEndpoints } from '../../contract/tenant';

/** Names to pick from; empty where there is no list, and while one is on its way. */
export function useDistricts(country: string, province: string) {
  const first = useRequest(tenantEndpoints.listDistricts, { query: { country } });
  const found = first.data?.find(({ name }) => name.toLowerCase() === province.trim().toLowerCase());
  const second = useRequest(
    tenantEndpoints.listSecondDistricts,
    found && { query: { country, oneAddressDistrict: found.code } },
  );
  return {
    provinces: unique(first.data?.map(({ name }) => name) ?? []),
    cities: unique((found && second.data) ?? []),
  };
}

// two districts of one name are one suggestion
const unique = (names: string[]) => [...new Set(names)];
