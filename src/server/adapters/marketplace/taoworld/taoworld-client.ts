import { log } from '../../../kernel/log';
import { SourceFailure } from '../source-failure.port';
import { keepAccessToken } from '../wire/access-token';
import type { TokenStore } from '../wire/token-store.port';
import { createPace } from '../wire/pace';
import { askSupplier } from '../wire/supplier-http';
import { taoworldSignature } from './taoworld-signature';
import { Envelope, Grant } from './taoworld.schemas';

export interface TaoworldAccount {
  appKey: string;
  appSecret: string;
  refreshToken: string;
  /** The platform's own unless given. */
  url?: string | undefined;
  /** Where its tokens are kept; the database unless given. */
  tokens?: TokenStore | undefined;
}

/** What is in the envelope. @throws SourceFailure */
export type TaoworldCall = (
  path: string,
  parameters: Record<string, unknown>,
  call: { signal: AbortSignal; isSafe?: boolean },
) => Promise<unknown>;

const GATEWAY = 'https://api.taobao.global/rest';
/** Not confirmed: no number is published. */
const CALLS_PER_SECOND = 5;
const GRANT_MS = 4000;
const ACCOUNT_SECONDS = 300;

/** Not confirmed beyond the first: what it says of a token that has ended. */
const TOKEN_ENDED = /^(?:IllegalAccessToken|AccessTokenExpired|InvalidAccessToken)$/i;
const TOO_OFTEN = /limit|frequency|flow/i;
/** Not confirmed: what it says of an item that is not there. */
const NO_SUCH_ITEM = /not.?(?:exist|found)|offline|ITEM_(?:INVALID|DELETED)|no.?item/i;

/** The platform's signed forms, and a token that is asked for anew when it ends. */
export function createTaoworldClient({ url = GATEWAY, ...account }: TaoworldAccount): TaoworldCall {
  const { appKey, appSecret } = account;
  const pace = createPace(CALLS_PER_SECOND);

  const grant = async (refreshToken: string) => {
    const signal = AbortSignal.timeout(GRANT_MS);
    const answer = Grant.safeParse(await post('/auth/token/refresh', { refresh_token: refreshToken }, { signal }));
    if (!answer.success) {
      log().warn('Taoworld grants no token: authorise the app anew');
      throw new SourceFailure('refused', { retryAfterSeconds: ACCOUNT_SECONDS });
    }
    const { access_token, expires_in, refresh_token } = answer.data;
    return { token: access_token, expiresInMs: expires_in * 1000, refreshToken: refresh_token };
  };
  const { refreshToken, tokens: store } = account;
  const token = keepAccessToken({ of: ['taoworld', url, appKey], refreshToken, grant, store });

  async function post(path: string, given: Record<string, string>, call: { signal: AbortSignal; isSafe?: boolean }) {
    const system = { app_key: appKey, timestamp: String(Date.now()), sign_method: 'sha256' };
    const parameters = { ...given, ...system };
    const body = new URLSearchParams({ ...parameters, sign: taoworldSignature(path, parameters, appSecret) });
    return (await askSupplier({ url: `${url}${path}`, method: 'POST', body, isSafe: true, ...call })).body;
  }

  return async (path, given, call) => {
    const parameters = formOf(given);
    for (let tried = 1; ; tried += 1) {
      const accessToken = await token.get();
      await pace(call.signal);
      const body = await post(path, { ...parameters, access_token: accessToken }, call);
      const answer = Envelope.safeParse(unwrapped(body));
      if (!answer.success) throw new SourceFailure('malformed');
      const { code, success, data, ...said } = answer.data;
      const refusal = said.biz_error_code || said.error_code || (code === '0' || code === '' ? '' : code);
      if (refusal === '' && success !== false && data !== undefined && data !== null) return data;
      if (!TOKEN_ENDED.test(code) || tried > 1) throw failureOf(path, refusal, said.biz_error_msg || said.error_msg || said.message); // prettier-ignore
      token.drop(accessToken);
    }
  };
}

/** Some calls put their answer into `result` once more. */
function unwrapped(body: unknown): unknown {
  const { result } = (body ?? {}) as { result?: unknown };
  return typeof result === 'object' && result !== null ? { ...(body as object), ...result } : body;
}

function failureOf(path: string, code: string, said: string): SourceFailure {
  if (NO_SUCH_ITEM.test(`${code} ${said}`)) return new SourceFailure('not-found', { said: code });
  if (TOO_OFTEN.test(code)) return new SourceFailure('refused', { retryAfterSeconds: 10, said: code });
  log().warn({ path, code, said: said.slice(0, 200) }, 'Taoworld refuses a call');
  const isAccount = /sign|app_?key|token|permission|auth/i.test(code);
  return isAccount
    ? new SourceFailure('refused', { retryAfterSeconds: ACCOUNT_SECONDS, said: code })
    : new SourceFailure('unavailable', { said: said || code });
}

/** Objects and lists go as JSON; what is empty stays out, of the signature too. */
const formOf = (parameters: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(parameters)
      .filter(([, value]) => value !== undefined && value !== '')
      .map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)]),
  );
