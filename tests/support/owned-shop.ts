/** A shop that ends with whoever began it, however that one ended: its standard input is a pipe of theirs. */
process.stdin.once('close', () => process.emit('SIGTERM', 'SIGTERM')).resume();

async function main() {
  const port = Number(process.env.OUTSIDE_PORT ?? 0);
  // the server reads where they are when it starts
  if (port > 0) await (await import('./outside-world/outside-world')).startOutsideWorld(port);
  await import('../../src/server/start');
}

void main();
