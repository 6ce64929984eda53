import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';

/** What a client has to read its answer before the connection goes: one that is reset loses what was not read yet. */
const LINGER_MS = 1000;

/** Connections that have had their last answer. */
const ending = new WeakSet<Duplex>();

const mayHaveBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) !== 0;

/**
 * Where an answer is given before the request's body has come, it is the connection's last: nobody reads on what nobody
 * asked for. @returns whether the request is to be left alone, since it came behind such an answer
 */
export function endUnread(req: IncomingMessage, res: ServerResponse): boolean {
  const { socket } = req;
  if (ending.has(socket)) return true;
  if (!mayHaveBody(req)) return false;
  const writeHead = res.writeHead.bind(res) as (...facts: unknown[]) => ServerResponse;
  res.writeHead = (...facts: unknown[]) => {
    if (!req.complete) endAfterAnswer(socket, res);
    return writeHead(...facts);
  };
  return false;
}

function endAfterAnswer(socket: Socket, res: ServerResponse): void {
  res.shouldKeepAlive = false;
  ending.add(socket);
  // what Node calls behind the last answer of a connection
  socket.destroySoon = () => endSoon(socket);
}

/** Says that nothing more comes; what still comes is thrown away until then. */
function endSoon(socket: Duplex, lastWords?: string): void {
  ending.add(socket);
  socket.end(lastWords);
  setTimeout(() => socket.destroy(), LINGER_MS).unref();
}

const STATUS: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** What is no HTTP, or stops being it in the midst of a body, gets a bare status where no answer has begun. */
export function refuseMalformed(server: Server): void {
  const answers = new WeakMap<Duplex, ServerResponse>();
  server.on('request', ({ socket }, res) => void answers.set(socket, res));
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (ending.has(socket)) return;
    const answer = answers.get(socket);
    const hasBegun = answer?.headersSent && !answer.writableFinished;
    if (error.code === 'ECONNRESET' || !socket.writable || hasBegun) return void socket.destroy();
    endSoon(socket, `HTTP/1.1 ${STATUS[error.code ?? ''] ?? '400 Bad Request'}\r\nConnection: close\r\n\r\n`);
  });
}
