import { getResponse } from 'msw';
import { mockHandlers, refuse } from './handlers';
import type { ScenarioName } from './scenarios';

/** A backend without a database: the handlers answer requests directly, no worker and no network between. */
export function mockBackend(playing: () => ScenarioName) {
  const handlers = mockHandlers(playing);
  return {
    async fetch(request: Request): Promise<Response> {
      const { url, method, headers } = request;
      // msw clones what it matches; a request that still arrives is read first
      const body = method === 'GET' || method === 'HEAD' ? undefined : await request.arrayBuffer();
      return (await getResponse(handlers, new Request(url, { method, headers, body }))) ?? refuse('NOT_FOUND');
    },
  };
}
