import '../../src/server/start';

/** A shop that ends with whoever began it, however that one ended: its standard input is a pipe of theirs. */
process.stdin.once('close', () => process.emit('SIGTERM', 'SIGTERM')).resume();
