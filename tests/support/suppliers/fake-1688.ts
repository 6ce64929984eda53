import { createHmac } from 'node:crypto';
import { memoryTokens } from './memory-tokens';
import { serveSupplier, type SupplierAnswer, type SupplierCall } from './serve';

export const APP = {
  appKey: '1000000',
  appSecret: 'test123',
  refreshToken: 'granted-for-half-a-year',
  /** Anew for each client that is made of it. */
  get tokens() {
    return memoryTokens();
  },
};

const gateway = (code: string, message = code): SupplierAnswer => ({
  status: 400,
  body: { error_code: code, error_message: message },
});
export const resultOf = (result: unknown): SupplierAnswer => ({
  body: { result: { success: true, code: '200', message: 'ok', result } },
});

/** By the platform's rules, read off its pages once more: not the adapter's code. */
function signs(path: string, { _aop_signature: given, ...parameters }: Record<string, string>): boolean {
  let text = path.slice(path.indexOf('param2/'));
  for (const name of Object.keys(parameters).sort()) text += `${name}${parameters[name] ?? ''}`;
  return createHmac('sha1', APP.appSecret).update(text, 'utf8').digest('hex').toUpperCase() === given;
}

/**
 * The gateway of 1688 as far as we speak to it: it checks signature and token, and answers each interface as the test
 * says. `expire` ends the token that it granted last.
 */
export async function startFake1688(
  answers: Record<string, (parameters: Record<string, unknown>) => SupplierAnswer | Promise<SupplierAnswer>>,
) {
  let granted = 0;
  let refreshToken = APP.refreshToken;
  /** `rotates`: the refresh token is another one after each use, and the last worth nothing. */
  const state = {
    refusal: undefined as string | undefined,
    down: 0,
    expiresIn: '36000' as string | number,
    rotates: false,
  };
  let ended = 0;

  function grant({ form }: SupplierCall): SupplierAnswer {
    const isOurs = form.client_id === APP.appKey && form.client_secret === APP.appSecret;
    if (!isOurs || form.grant_type !== 'refresh_token' || form.refresh_token !== refreshToken)
      return { status: 400, body: { error: 'invalid_client', error_description: 'no' } };
    granted += 1;
    if (state.rotates) refreshToken = `granted-${String(granted)}`;
    const next = state.rotates ? { refresh_token: refreshToken } : {};
    return {
      body: { access_token: `token-${String(granted)}`, expires_in: state.expiresIn, memberId: 'b2b-1', ...next },
    };
  }

  const server = await serveSupplier((call) => {
    const { path, form } = call;
    if (path === `/openapi/param2/1/system.oauth2/getToken/${APP.appKey}`) return grant(call);
    if (state.down > 0) {
      state.down -= 1;
      return undefined;
    }
    const [, name] = new RegExp(`^/openapi/param2/1/[^/]+/([^/]+)/${APP.appKey}$`).exec(path) ?? [];
    if (!name || !answers[name]) return gateway('gw.APIUnsupported');
    if (!signs(path, form)) return gateway('gw.SignatureInvalid');
    if (state.refusal) return gateway(state.refusal);
    const number = Number(/^token-(\d+)$/.exec(form.access_token ?? '')?.[1] ?? 0);
    if (number <= ended || number > granted) return { status: 401, body: { error_code: '401', error_message: 'Request need user authorized' } }; // prettier-ignore
    return answers[name](parametersOf(form));
  });
  return {
    ...server,
    url: `${server.url}/openapi`,
    state,
    /** The names of the interfaces that were called. */
    called: () => server.calls.map(({ path }) => path.split('/').at(-2) ?? ''),
    grants: () => granted,
    expire: () => void (ended = granted),
  };
}

/** Each field of the form, what is JSON read. */
function parametersOf(form: Record<string, string>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(form).map(([name, value]) => [name, /^[[{]/.test(value) ? (JSON.parse(value) as unknown) : value]),
  );
}
