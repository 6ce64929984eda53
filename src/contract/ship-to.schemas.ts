import * as z from 'zod/mini';

/** An address as a seller is given it. */
export const ShipTo = z.object({ receiver: z.string(), phone: z.string(), postcode: z.string(), address: z.string() });
