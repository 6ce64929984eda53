import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';

import { ASKED_URL } from '../kernel/asked-url';
import { limitConnections, type ConnectionLimits } from './connections';
import { answerHealth } from './health';
import { readiness } from './readiness';
import { refuse } from '../kernel/refusal';
import { noteRequest, settleRequestId } from './request-log';
import { hasOneHost, overwriteHeader, spokenHost } from '../kernel/spoken-host';
import { endUnread, refuseMalformed } from './unread-body';
import { log } from '../kernel/log';
import { isProxy, trustedProxies } from '../kernel/trusted-proxies';

type Handler = (req: IncomingMessage, res: ServerResponse) => unknown;

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS']);

/** Headers by which frameworks are told to skip their own checks, or proxies speak to them: never a client's to send. */
const FORGED = [
  'x-middleware-subrequest',
  'x-now-route-matches',
  'x-matched-path',
  'x-original-url',
  'x-rewrite-url',
  'x-forwarded-host',
  'forwarded',
  'rsc',
  'next-action',
  ASKED_URL,
];

/** Frameworks look through the whole of it for robots, by patterns that take the square of its length. */
const LONGEST_AGENT = 512;
function shortenAgent(req: IncomingMessage): void {
  const agent = req.headers['user-agent'] ?? '';
  if (agent.length > LONGEST_AGENT) overwriteHeader(req, 'user-agent', agent.slice(0, LONGEST_AGENT));
}

const ALL = 2_000;
/** An office or a telephone company may come from one address. */
const PER_ADDRESS = 500;

/** Limits and refusals that hold for every request, before anything looks at it. */
export function createShopServer(
  handle: Handler,
  options: { acceptsUpgrades: boolean; connections?: Partial<ConnectionLimits> },
): Server {
  const trust = trustedProxies();
  const server = createServer(
    {
      maxHeaderSize: 16_384,
      headersTimeout: 8_000,
      requestTimeout: 35_000,
      keepAliveTimeout: 65_000,
      connectionsCheckingInterval: 2_000,
    },
    (req, res) => {
      // whoever asks again finds another process, or this one no more
      if (readiness() === 'draining') res.shouldKeepAlive = false;
      const requestId = settleRequestId(req, res, isProxy(trust, req.socket.remoteAddress ?? ''));
      if (endUnread(req, res) || answerHealth(req, res)) return;
      noteRequest(req, res, requestId);
      const host = hasOneHost(req) ? spokenHost(req.headers.host) : undefined;
      if (!METHODS.has(req.method ?? '')) return void res.writeHead(405, { allow: [...METHODS].join(', ') }).end();
      // an absolute address or a network-path reference is nobody's page here
      if (!req.url?.startsWith('/') || req.url.startsWith('//')) return void res.writeHead(400).end();
      // nor is one whose host cannot be an address or is two, or with a sign that no text may hold
      if (!host || req.url.includes('%00')) return refuse(req, res, 'MALFORMED', { closes: true });
      overwriteHeader(req, 'host', host);
      shortenAgent(req);
      for (const name of FORGED) delete req.headers[name];
      (async () => handle(req, res))().catch((error: unknown) => {
        log().error({ err: error, requestId }, 'request failed');
        if (res.headersSent) res.destroy();
        else refuse(req, res, 'INTERNAL');
      });
    },
  );
  limitConnections(server, {
    all: ALL,
    perAddress: PER_ADDRESS,
    isProxy: (address) => isProxy(trust, address),
    ...options.connections,
  });
  refuseMalformed(server);
  if (!options.acceptsUpgrades) server.on('upgrade', (_req, socket) => socket.destroy());
  return server;
}
