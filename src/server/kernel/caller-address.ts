import type { Context } from 'hono';

/** Ours alone: the address of the caller, as the server found it before anything read the request. */
export const CALLER_ADDRESS = 'x-sampan-client-ip';

export const callerAddress = (c: Context): string => c.req.header(CALLER_ADDRESS) ?? '';
