import { createServer } from 'node:http';
import next from 'next';
import { env } from './env';
import { handleApi } from './entry';
import { prepareDatabase } from './prepare';

/** Serves pages and API on one port. `npm start` runs this after the build; see scripts in package.json. */
async function main() {
  const { PORT, NODE_ENV } = env();
  await prepareDatabase((line) => console.log(line));
  const app = next({ dev: NODE_ENV === 'development', port: PORT });
  await app.prepare();
  const handlePage = app.getRequestHandler();
  const server = createServer((req, res) => {
    // in development Next's own route answers, with the code as it is now
    if (req.url?.startsWith('/api/') && NODE_ENV !== 'development') void handleApi(req, res);
    else void handlePage(req, res);
  });
  server.listen(PORT, () => console.log(`Ready: http://localhost:${PORT}`));
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
