import { useRequest } from '../../client/use-request';
import type { InputOf } from '../../contract/api.endpoints';

type Name = 'GET /operator/articles/{type}/findings' | 'GET /operator/site-items/{id}/findings';

/**
 * What was found in the newest edition, asked anew for each: `undefined` until that is answered, for what was found in
 * the one before may be mended, and what stands in this one may be new. `input` is undefined where nothing is to be shown.
 */
export function useFindings<Of extends Name>(name: Of, input: InputOf<Of> | undefined) {
  const { data, error, isValidating } = useRequest(name, input, { dedupingInterval: 0 });
  return isValidating || error ? undefined : data;
}
