import type { AxiosInstance } from 'axios';
import { callWith } from './caller';
import { readCookie } from './cookies';
import { publicEnv } from './env';

let http: Promise<AxiosInstance> | undefined;
let onUnauthorized: () => void = () => undefined;

/** What happens when any call answers 401 (SES-4): set once by the shell. */
export const setUnauthorizedListener = (listener: () => void) => {
  onUnauthorized = listener;
};

// axios is fetched at the first call: no page needs it for its first view.
async function browserHttp(): Promise<AxiosInstance> {
  const { createHttp } = await import('./api');
  const client = createHttp({});
  client.interceptors.request.use((config) => {
    const token = readCookie('token');
    config.headers.set('X-Tenant-Domain', window.location.host);
    if (publicEnv.forcedTenantId) config.headers.set('X-Tenant-Id', publicEnv.forcedTenantId);
    config.headers.set('Accept-Language', document.documentElement.dataset.locale ?? 'en');
    if (token) config.headers.set('Authorization', `Bearer ${token}`);
    return config;
  });
  client.interceptors.response.use(
    undefined,
    (error: { response?: { status: number }; config?: { headers?: { has: (name: string) => boolean } } }) => {
      // a wrong password at login is 401 too, but nobody was logged in
      if (error.response?.status === 401 && error.config?.headers?.has('Authorization')) onUnauthorized();
      throw error;
    },
  );
  return client;
}

/** Calls the API from the browser. @throws ApiError */
export const call = callWith(() => (http ??= browserHttp()));
