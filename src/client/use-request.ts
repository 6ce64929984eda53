import useSWR, { type SWRConfiguration } from 'swr';
import type { CallInput, Endpoint, ResponseOf } from '../contract/endpoint';
import { call } from './call';
import type { ApiError } from './caller';

/**
 * Data loaded after the page: `undefined` input waits. Cached by call and input for the life of the page.
 * `fallbackData` is what the server already sent.
 */
export function useRequest<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E> | undefined,
  config: SWRConfiguration<ResponseOf<E>, ApiError> = {},
) {
  const key = input && [endpoint.method, endpoint.path, input];
  return useSWR<ResponseOf<E>, ApiError>(key, () => call(endpoint, input as CallInput<E>), {
    revalidateOnFocus: false,
    shouldRetryOnError: false,
    ...config,
  });
}
