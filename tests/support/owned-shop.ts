/** A shop that ends with whoever began it, however that one ended: its standard input is a pipe of theirs. */
process.stdin.once('close', () => process.emit('SIGTERM', 'SIGTERM')).resume();

async function main() {
  const port = Number(process.env.OUTSIDE_PORT ?? 0);
  // where PostgreSQL may keep its data: whoever names the place clears it away
  const below = process.env.OWN_POSTGRES_BELOW;
  if (below) process.env.DATABASE_URL = await ownPostgres(below);
  // the server reads where they are when it starts
  if (port > 0) {
    await (await import('./outside-world/outside-world')).startOutsideWorld(port);
    await (await import('./outside-world/world-names')).answerWithNames();
  }
  await import('../../src/server/start');
}

async function ownPostgres(below: string): Promise<string> {
  const { findPostgres, startPostgres } = await import('./postgres-server');
  return (await startPostgres(findPostgres() ?? '', below, ['jit=off'])).url;
}

void main();
