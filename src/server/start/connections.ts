import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { networksOf } from '../kernel/caller-network';
import { metrics } from '../kernel/metrics';

export interface ConnectionLimits {
  /** Of everybody together. */
  all: number;
  /** Of one address that is no proxy's of ours; of IPv6, of one household's network. */
  perAddress: number;
  isProxy: (address: string) => boolean;
}

/** So full that those who ask nothing have to go. */
const NEARLY_FULL = 0.9;
/** So many times the limit of an address holds for the larger network around it. */
const NEIGHBOURS = 2;

/**
 * Keeps one client from holding every connection: who has too many loses the one that was quiet longest, and so does
 * whoever has none to lose but comes to a server that is nearly full. A connection is quiet when no request is running
 * on it, from its first moment on.
 */
export function limitConnections(server: Server, { all, perAddress, isProxy }: ConnectionLimits): void {
  // sets keep their order: the quiet longest stands first
  const quiet = new Set<Socket>();
  const open = new Map<string, Set<Socket>>();
  const groups = new WeakMap<Socket, Set<Socket>[]>();
  let count = 0;
  server.maxConnections = all;

  server.on('connection', (socket) => {
    const address = socket.remoteAddress ?? '';
    const networks = networksOf(address);
    const own = networks.map((network) => {
      const group = open.get(network) ?? new Set();
      open.set(network, group.add(socket));
      return group;
    });
    groups.set(socket, own);
    count += 1;
    const crowded = own.find((group, i) => group.size > perAddress * (i ? NEIGHBOURS : 1));
    // a connection that is made to wait is as good as closed
    if (crowded && !isProxy(address)) drop(quietest(crowded) ?? socket);
    else if (count > all * NEARLY_FULL) drop(quietest(quiet));
    quiet.add(socket);
    socket.once('close', () => {
      count -= 1;
      quiet.delete(socket);
      networks.forEach((network, i) => {
        own[i]?.delete(socket);
        if (own[i]?.size === 0) open.delete(network);
      });
    });
  });
  const drop = (socket: Socket | undefined) => {
    if (!socket) return;
    metrics().connectionsDropped.inc();
    socket.destroy();
  };
  const quietest = (among: Set<Socket>) => {
    for (const socket of among) if (quiet.has(socket) && !socket.destroyed) return socket;
    return undefined;
  };
  server.on('request', ({ socket }, res) => {
    quiet.delete(socket);
    res.once('close', () => {
      if (socket.destroyed) return;
      quiet.add(socket);
      // to the end, with those that were busy lately
      for (const group of groups.get(socket) ?? []) if (group.delete(socket)) group.add(socket);
    });
  });
}
