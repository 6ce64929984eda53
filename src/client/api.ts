import axios, { type AxiosInstance, type CreateAxiosDefaults } from 'axios';
import { LIMITS } from '../contract/limits';

/** The one axios client of the product; the server's loaders give it a `fetch` that stays in the process. */
export function createHttp(config: CreateAxiosDefaults): AxiosInstance {
  return axios.create({ baseURL: '/api', timeout: LIMITS.requestTimeoutMs, ...config });
}
