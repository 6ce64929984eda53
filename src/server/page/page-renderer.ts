import { createRequire } from 'node:module';

/**
 * Next draws pages with the build of React's renderer that runs anywhere: it encodes each attribute and each text by
 * itself, a quarter of what a page costs. The build for Node writes the same bytes into one buffer. Next asks the module
 * for the function at each page, so it stands there once this has run; the environment decides which build loads, so
 * set NODE_ENV before.
 */
export function drawPagesAsNodeCan(): void {
  const load = createRequire(import.meta.url);
  const anywhere = load('react-dom/server.edge') as typeof import('react-dom/server.edge');
  const { renderToReadableStream } = load('react-dom/server.node') as typeof import('react-dom/server.node');
  Object.assign(anywhere, { renderToReadableStream });
}
