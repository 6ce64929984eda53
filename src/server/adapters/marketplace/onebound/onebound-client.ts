import { log } from '../../../kernel/log';
import { SourceFailure } from '../source-failure.port';
import { askSupplier } from '../wire/supplier-http';
import { Answer } from './onebound.schemas';

export interface OneBoundAccount {
  key: string;
  secret: string;
  /** The aggregator's own unless given. */
  url?: string | undefined;
}

const GATEWAY = 'https://api-gw.onebound.cn';
/** What only the operator can mend is asked about again after a while. */
const ACCOUNT_SECONDS = 300;

/** @returns undefined where there is no result. @throws SourceFailure */
export type OneBoundCall = (
  api: { platform: string; name: string },
  parameters: Record<string, string | undefined>,
  call: { signal: AbortSignal; isForm?: boolean },
) => Promise<unknown>;

export function createOneBoundClient({ url = GATEWAY, key, secret }: OneBoundAccount): OneBoundCall {
  return async ({ platform, name }, parameters, { signal, isForm = false }) => {
    const given = Object.entries({ key, secret, result_type: 'json', lang: 'cn', ...parameters });
    const fields = new URLSearchParams(
      given.flatMap(([field, value]) => (value === undefined ? [] : [[field, value]])),
    );
    const address = `${url}/${platform}/${name}/`;
    const { body } = await askSupplier(
      isForm
        ? { url: address, method: 'POST', body: fields, signal }
        : { url: `${address}?${fields.toString()}`, method: 'GET', signal },
    );
    const answer = Answer.safeParse(body);
    if (!answer.success) throw new SourceFailure('malformed');
    const { error_code: code, reason, error } = answer.data;
    if (code === '0000') return body;
    if (code === '2000') return undefined;
    throw failureOf(code, `${platform}/${name}`, reason || error);
  };
}

function failureOf(code: string, api: string, said: string): SourceFailure {
  // server, network, the marketplace itself, maintenance
  if (/^400[0129]$/.test(code)) return new SourceFailure('unavailable');
  if (code === '4008') return new SourceFailure('refused', { retryAfterSeconds: 1 });
  if (code === '') return new SourceFailure('malformed');
  log().warn({ api, code, said: said.slice(0, 200) }, 'OneBound refuses a call: check its key, what it is subscribed to and its quota'); // prettier-ignore
  return new SourceFailure('refused', { retryAfterSeconds: ACCOUNT_SECONDS });
}
