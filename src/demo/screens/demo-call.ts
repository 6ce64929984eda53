import type { CallInput, Endpoint, ResponseOf } from '../../contract/endpoint';
import type { Problem } from '../../contract/errors';
import type { Locale } from '../../contract/locales';
import { ApiError } from '../../client/caller';
import { backend } from '../../server/wiring/backend';

interface Asker {
  host: string;
  locale: Locale;
}

/** A read of the demo's own, of whichever backend this server has. @throws ApiError */
export async function callDemo<E extends Endpoint>(
  { path }: E,
  { host, locale }: Asker,
  { params = {} }: Pick<CallInput<E>, 'params'>,
): Promise<ResponseOf<E>> {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String((params as Record<string, unknown>)[name])),
  );
  const headers = { host, 'accept-language': locale };
  const answer = await backend().fetch(new Request(`http://in-process/api${filled}`, { headers }));
  if (answer.ok) return (await answer.json()) as ResponseOf<E>;
  const { code, detail } = (await answer.json()) as Problem;
  throw new ApiError(answer.status, code, detail);
}
