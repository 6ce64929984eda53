import type { AxiosError, AxiosInstance, AxiosResponse } from 'axios';
import type { CallName } from '../contract/api.endpoints';
import type { Problem } from '../contract/errors';
import { ApiError, callWith } from './caller';
import { readCookie } from './cookies';
import { publicEnv } from './env';
import { tellStaffDeed } from './staff-deeds';

let http: Promise<BrowserHttp> | undefined;
/** A refusal that came before anybody listened. */
let unheard: { token: string | undefined } | undefined;
let onUnauthorized = (token: string | undefined): string | undefined => {
  unheard = { token };
  return undefined;
};

/**
 * What happens when any call answers 401 (SES-4), with the token that it carried: set once by the shell, which says it
 * in the language of the page.
 */
export const setUnauthorizedListener = (listener: typeof onUnauthorized) => {
  onUnauthorized = listener;
  if (unheard) listener(unheard.token);
  unheard = undefined;
};

let onStaffUnauthorized = (): void => undefined;
/** The same for calls of the staff, set by the frame of the desks. */
export const setStaffUnauthorizedListener = (listener: () => void) => {
  onStaffUnauthorized = listener;
};
const isOfStaff = (url = '') => /^\/(operator|platform)\//.test(url);
/** Whoever has logged out may ask for nothing that stands beside it. */
const isDeed = ({ url = '', method }: { url?: string; method?: string }) =>
  isOfStaff(url) && method !== 'get' && !url.endsWith('/logout');
let staffCalls = new AbortController();
/** Lets go of what is still asked for the staff: who is about to log out would hear of it that their session is over. */
export const dropStaffCalls = () => {
  staffCalls.abort();
  staffCalls = new AbortController();
};

interface BrowserHttp {
  client: AxiosInstance;
  isPublicCall: (name: string) => boolean;
}

// axios is fetched at the first call, and who may make which: no page needs them for its first view.
async function browserHttp(): Promise<BrowserHttp> {
  const [{ createHttp }, { isPublicCall }] = await Promise.all([import('./api'), import('../contract/public-calls')]);
  const client = createHttp({});
  client.interceptors.request.use((config) => {
    // what staff ask goes by a cookie of theirs: a shopper who is logged in here too is nobody to it
    const token = isOfStaff(config.url) ? undefined : readCookie('token');
    if (isOfStaff(config.url)) {
      const signals = [staffCalls.signal, ...(config.signal ? [config.signal as AbortSignal] : [])];
      config.signal = AbortSignal.any(signals);
    }
    config.headers.set('X-Tenant-Domain', window.location.host);
    if (publicEnv.forcedTenantId) config.headers.set('X-Tenant-Id', publicEnv.forcedTenantId);
    config.headers.set('Accept-Language', document.documentElement.dataset.locale ?? 'en');
    if (token) config.headers.set('Authorization', `Bearer ${token}`);
    return config;
  });
  const heard = (response: AxiosResponse) => {
    if (isDeed(response.config)) tellStaffDeed();
    return response;
  };
  client.interceptors.response.use(heard, (error: AxiosError<Partial<Problem>>) => {
    const { response, config } = error;
    // a wrong password at login is 401 too, but ends nothing
    if (response?.status === 401 && response.data.code !== 'LOGIN_FAILED') {
      if (isOfStaff(config?.url)) onStaffUnauthorized();
      else onUnauthorized(/^Bearer (.+)/.exec(String(config?.headers.get('Authorization')))?.[1]);
    }
    throw error;
  });
  return { client, isPublicCall };
}

/**
 * What one session asked is no business of the next, nor of nobody: it stays here where the session has ended meanwhile.
 * What only shoppers may ask stays here where there is none, and is refused as the server would refuse it.
 */
async function forThisSession(name: CallName, begun: Promise<BrowserHttp>): Promise<AxiosInstance> {
  const token = readCookie('token');
  const { client, isPublicCall } = await begun;
  if (token && readCookie('token') !== token) throw new ApiError(0, 'CANCELED', '');
  if (!readCookie('token') && !isPublicCall(name) && !isOfStaff(name.slice(name.indexOf('/'))))
    throw new ApiError(401, 'SESSION_EXPIRED', onUnauthorized(undefined) ?? '');
  return client;
}

/** Calls the API from the browser. @throws ApiError */
export const call = callWith((name) => forThisSession(name, (http ??= browserHttp())));
