import { createHmac } from 'node:crypto';
import { memoryTokens } from './memory-tokens';
import { serveSupplier, type SupplierAnswer } from './serve';

export const TAOWORLD = {
  appKey: 'AK',
  appSecret: 'secret',
  refreshToken: 'refresh-1',
  /** Anew for each client that is made of it. */
  get tokens() {
    return memoryTokens();
  },
};

/** By the platform's rules, read off its clients once more: not the adapter's code. */
function signs(path: string, form: Record<string, string>): boolean {
  let text = path;
  for (const [name, value] of Object.entries(form).sort(([a], [b]) => (a < b ? -1 : 1)))
    if (name !== 'sign') text += name + value;
  return createHmac('sha256', TAOWORLD.appSecret).update(text, 'utf8').digest('hex').toUpperCase() === form.sign;
}

export const dataOf = (data: unknown): SupplierAnswer => ({ body: { code: '0', request_id: 'r', data } });

/** Taoworld as far as we speak to it: it checks signature and token, and answers each path as the test says. @param rotates what grants a token is good once, and another one comes with it */
export async function startFakeTaoworld(
  answers: Record<string, (form: Record<string, string>) => SupplierAnswer>,
  { rotates = false } = {},
) {
  let refreshToken = TAOWORLD.refreshToken;
  let granted = 0;
  let ended = 0;
  const server = await serveSupplier(({ path, form, method }) => {
    const api = path.replace(/^\/rest/, '');
    if (method !== 'POST' || form.app_key !== TAOWORLD.appKey || form.sign_method !== 'sha256' || !signs(api, form))
      return { body: { code: 'IncompleteSignature', message: 'The request signature does not conform' } };
    if (api === '/auth/token/refresh') {
      if (form.refresh_token !== refreshToken) return { body: { code: 'InvalidRefreshToken', message: 'no' } };
      granted += 1;
      if (rotates) refreshToken = `refresh-${String(granted + 1)}`;
      const rotated = rotates ? { refresh_token: refreshToken } : {};
      return {
        body: { code: '0', access_token: `token-${String(granted)}`, expires_in: 3600, account: 'a', ...rotated },
      };
    }
    const number = Number(/^token-(\d+)$/.exec(form.access_token ?? '')?.[1] ?? 0);
    if (number <= ended || number > granted) return { body: { code: 'IllegalAccessToken', message: 'expired' } };
    return answers[api]?.(form) ?? { body: { code: 'InvalidApiPath', message: 'no' } };
  });
  return {
    ...server,
    url: `${server.url}/rest`,
    grants: () => granted,
    expire: () => void (ended = granted),
    formsOf: (api: string) => server.calls.filter(({ path }) => path === `/rest${api}`).map(({ form }) => form),
  };
}
