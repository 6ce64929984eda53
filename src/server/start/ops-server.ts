import { createServer, type Server } from 'node:http';
import { metrics } from '../kernel/metrics';
import { answerHealth } from './health';
import { measureOnScrape } from './scraped';
import { endUnread, refuseMalformed } from './unread-body';

/** For those who run the shop, on a port of its own: `/metrics` for Prometheus, and the two of health. */
export function createOpsServer(): Server {
  measureOnScrape();
  const server = createServer((req, res) => {
    if (endUnread(req, res) || answerHealth(req, res)) return;
    if (req.url !== '/metrics') return void res.writeHead(404).end();
    const { registry } = metrics();
    registry.metrics().then(
      (text) => res.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => res.writeHead(500).end(),
    );
  });
  refuseMalformed(server);
  return server;
}
