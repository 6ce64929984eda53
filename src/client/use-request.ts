import useSWR, { type SWRConfiguration } from 'swr';
import type { AnswerOf, CallName, InputOf } from '../contract/api.endpoints';
import { call } from './call';
import type { ApiError } from './caller';

/**
 * Data loaded after the page: `undefined` input waits. Cached by call and input for the life of the page.
 * `fallbackData` is what the server already sent.
 */
export function useRequest<Name extends CallName>(
  name: Name,
  input: InputOf<Name> | undefined,
  config: SWRConfiguration<AnswerOf<Name>, ApiError> = {},
) {
  const key = input && [name, input];
  return useSWR<AnswerOf<Name>, ApiError>(key, () => call(name, input as InputOf<Name>), {
    revalidateOnFocus: false,
    shouldRetryOnError: false,
    ...config,
  });
}
