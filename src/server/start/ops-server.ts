import { createServer, type Server, type ServerResponse } from 'node:http';
import { metrics } from '../kernel/metrics';
import { isServedName } from '../modules/tenant/tenant.service';
import { answerHealth } from './health';
import { healthReport } from './health-report';
import { measureOnScrape } from './scraped';
import { endUnread, refuseMalformed } from './unread-body';

/**
 * For those who run the shop, on a port of its own: `/metrics` for Prometheus, `/healthz` in full and the others of
 * health, `/tls-allowed` for the proxy.
 */
export function createOpsServer(): Server {
  measureOnScrape();
  const server = createServer((req, res) => {
    if (endUnread(req, res)) return;
    if (req.url === '/healthz') return void answerReport(res);
    if (answerHealth(req, res)) return;
    if (req.url?.startsWith(TLS_QUESTION)) return void answerTls(req.url, res);
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

const TLS_QUESTION = '/tls-allowed?';

/** Whether a proxy that makes certificates may make one for this name: 200 or 404, and 503 where nobody can say. */
async function answerTls(url: string, res: ServerResponse): Promise<void> {
  const name = new URLSearchParams(url.slice(TLS_QUESTION.length)).get('domain') ?? '';
  const status = await isServedName(name).then(
    (isServed) => (isServed ? 200 : 404),
    () => 503,
  );
  metrics().tlsQuestions.inc({ answer: String(status) });
  res.writeHead(status, { 'cache-control': 'no-store' }).end();
}

/** Every check by its name, and 503 where one is not well. */
async function answerReport(res: ServerResponse): Promise<void> {
  const report = await healthReport();
  res.writeHead(report.isOk ? 200 : 503, { 'content-type': 'application/json', 'cache-control': 'no-store' });
  res.end(`${JSON.stringify(report)}\n`);
}
