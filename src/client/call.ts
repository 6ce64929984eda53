import type { AxiosError, AxiosInstance, AxiosResponse } from 'axios';
import type { Problem } from '../contract/errors';
import { ApiError, callWith } from './caller';
import { readCookie } from './cookies';
import { publicEnv } from './env';
import { tellStaffDeed } from './staff-deeds';

let http: Promise<AxiosInstance> | undefined;
/** A refusal that came before anybody listened. */
let unheard: { token: string | undefined } | undefined;
let onUnauthorized = (token: string | undefined): void => void (unheard = { token });

/** What happens when any call answers 401 (SES-4), with the token that it carried: set once by the shell. */
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

// axios is fetched at the first call: no page needs it for its first view.
async function browserHttp(): Promise<AxiosInstance> {
  const { createHttp } = await import('./api');
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
  return client;
}

/** What one session asked is no business of the next, nor of nobody: it stays here where the session has ended meanwhile. */
async function forThisSession(client: Promise<AxiosInstance>): Promise<AxiosInstance> {
  const token = readCookie('token');
  const ready = await client;
  if (token && readCookie('token') !== token) throw new ApiError(0, 'CANCELED', '');
  return ready;
}

/** Calls the API from the browser. @throws ApiError */
export const call = callWith(() => forThisSession((http ??= browserHttp())));
