import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  return {
    registry,
    requestSeconds: new Histogram({
      name: 'sampan_http_request_duration_seconds',
      help: 'From the first byte of a request to the last of its answer; 499: the client had gone',
      labelNames: ['kind', 'route', 'method', 'status'],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
      registers,
    }),
    inFlight: new Gauge({
      name: 'sampan_http_in_flight',
      help: 'Requests that are being answered',
      labelNames: ['kind'],
      registers,
    }),
    connectionsDropped: new Counter({
      name: 'sampan_http_connections_dropped_total',
      help: 'Connections closed because there were too many',
      registers,
    }),
  };
}

const held = globalThis as { sampanMetrics?: ReturnType<typeof createMetrics> };

/** One set a process, also where the start script and Next's bundle both load this module. No label is a shop or a person. */
export const metrics = () => (held.sampanMetrics ??= createMetrics());
