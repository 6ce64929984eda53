import type { IncomingMessage, ServerResponse } from 'node:http';
import { tenantOfHost } from '../../contract/tenant-host';
import { env } from '../env';
import { log } from '../kernel/log';
import { metrics } from '../kernel/metrics';
import { newId } from '../kernel/tokens';
import { routeName } from './route-name';
import { overwriteHeader } from '../kernel/spoken-host';

/** Gives the request its name, on the answer too. A proxy of ours may have named it already. */
export function settleRequestId(req: IncomingMessage, res: ServerResponse, isFromProxy: boolean): string {
  const told = req.headers['x-request-id'];
  const id = isFromProxy && typeof told === 'string' && /^[\w-]{8,64}$/.test(told) ? told : newId();
  overwriteHeader(req, 'x-request-id', id);
  res.setHeader('X-Request-Id', id);
  return id;
}

/** One line and one measurement a request, once it is answered: which kind, never whose. Statics only for the curious. */
export function noteRequest(req: IncomingMessage, res: ServerResponse, requestId: string): void {
  const begun = performance.now();
  const { kind, route } = routeName(req.method ?? '', req.url ?? '');
  // kept: a request that was refused while it still came has none any more when it closes
  const { socket } = req;
  const sentBefore = socket.bytesWritten;
  metrics().inFlight.inc({ kind });
  res.once('close', () => {
    const ms = performance.now() - begun;
    const method = req.method ?? '';
    // what the client did not wait for
    const status = res.writableFinished ? res.statusCode : 499;
    metrics().inFlight.dec({ kind });
    metrics().requestSeconds.observe({ kind, route, method, status }, ms / 1000);
    const line = {
      kind,
      method,
      route,
      status,
      ms: Math.round(ms),
      bytes: socket.bytesWritten - sentBefore,
      tenant: tenantNameOf(req.headers.host),
      requestId,
    };
    log()[kind === 'static' ? 'debug' : 'info'](line, 'request');
  });
}

function tenantNameOf(host: string | undefined): string {
  const { DEFAULT_TENANT = '', FORCED_TENANT_ID, BASE_DOMAINS } = env();
  const baseDomains = BASE_DOMAINS ? BASE_DOMAINS.split(',') : undefined;
  return tenantOfHost(host, { defaultTenant: DEFAULT_TENANT, forcedTenant: FORCED_TENANT_ID, baseDomains });
}
