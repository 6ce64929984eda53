import { createPace } from '../wire/pace';
import { keepAccessToken } from '../wire/access-token';
import type { TokenStore } from '../wire/token-store.port';
import { askSupplier } from '../wire/supplier-http';
import { SourceFailure } from '../source-failure.port';
import { gatewayFailure, interfaceFailure, isTokenEnded } from './aop-refusal';
import { aopSignature } from './aop-signature';
import { Envelope, GatewayRefusal, Grant } from './aop.schemas';

export interface AopAccount {
  appKey: string;
  appSecret: string;
  /** Granted by the owner of the account for about half a year. */
  refreshToken: string;
  /** The platform's own unless given. */
  url?: string | undefined;
  callsPerSecond?: number | undefined;
  /** Where its tokens are kept; the database unless given. */
  tokens?: TokenStore | undefined;
}

export interface AopCall {
  signal: AbortSignal;
  /** False for what must not be done twice. */
  isSafe?: boolean;
}

export interface AopClient {
  /** The answer as it stands, without the gateway's refusals. @param api `namespace/name` */
  ask: (api: string, parameters: Record<string, unknown>, call: AopCall) => Promise<unknown>;
  /** What is in the envelope of the product interfaces. @throws SourceFailure `not-found` */
  askResult: (api: string, parameters: Record<string, unknown>, call: AopCall) => Promise<unknown>;
}

const GATEWAY = 'https://gw.open.1688.com/openapi';
/** No number is published; the console shows each app's own. */
const CALLS_PER_SECOND = 5;
const GRANT_MS = 4000;

/** The platform's `param2` protocol: signed forms, and a token that is asked for anew when it ends. */
export function createAopClient({
  url = GATEWAY,
  callsPerSecond = CALLS_PER_SECOND,
  ...account
}: AopAccount): AopClient {
  const { appKey, appSecret } = account;
  const pace = createPace(callsPerSecond);
  const grant = async (refreshToken: string) => {
    const parameters = {
      grant_type: 'refresh_token',
      client_id: appKey,
      client_secret: appSecret,
      refresh_token: refreshToken,
    };
    const body = await post(`param2/1/system.oauth2/getToken/${appKey}`, parameters, { signal: AbortSignal.timeout(GRANT_MS) }); // prettier-ignore
    const refusal = GatewayRefusal.safeParse(body);
    if (refusal.success) throw gatewayFailure('getToken', refusal.data);
    const answer = Grant.safeParse(body);
    if (!answer.success) throw new SourceFailure('malformed');
    const { access_token, expires_in, refresh_token } = answer.data;
    return { token: access_token, expiresInMs: expires_in * 1000, refreshToken: refresh_token };
  };
  const { refreshToken, tokens: store } = account;
  const token = keepAccessToken({ of: ['alibaba-1688', url, appKey], refreshToken, grant, store });

  async function post(urlPath: string, parameters: Record<string, string>, { signal, isSafe }: AopCall) {
    const request = {
      url: `${url}/${urlPath}`,
      method: 'POST',
      body: new URLSearchParams(parameters),
      signal,
    } as const;
    return (await askSupplier({ ...request, isSafe: isSafe ?? true })).body;
  }

  async function signed(api: string, business: Record<string, string>, call: AopCall, accessToken: string) {
    const urlPath = `param2/1/${api}/${appKey}`;
    const parameters = { ...business, access_token: accessToken, _aop_timestamp: String(Date.now()) };
    await pace(call.signal);
    return post(urlPath, { ...parameters, _aop_signature: aopSignature(urlPath, parameters, appSecret) }, call);
  }

  async function ask(api: string, given: Record<string, unknown>, call: AopCall): Promise<unknown> {
    const business = formOf(given);
    for (let tried = 1; ; tried += 1) {
      const accessToken = await token.get();
      const body = await signed(api, business, call, accessToken);
      const refusal = GatewayRefusal.safeParse(body);
      if (!refusal.success) return body;
      if (!isTokenEnded(refusal.data) || tried > 1) throw gatewayFailure(api, refusal.data);
      token.drop(accessToken);
    }
  }

  return {
    ask,
    async askResult(api, parameters, call) {
      const answer = Envelope.safeParse(await ask(api, parameters, call));
      if (!answer.success) throw new SourceFailure('malformed');
      const { success, result, code, retCode, message, retMsg } = answer.data.result;
      if (success && result !== undefined && result !== null) return result;
      throw interfaceFailure(api, { code: code || retCode, message: message || retMsg });
    },
  };
}

/** Objects and lists go as JSON; what is undefined stays out. */
const formOf = (parameters: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(parameters)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)]),
  );
