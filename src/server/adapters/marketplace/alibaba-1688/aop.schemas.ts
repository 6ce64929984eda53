import * as z from 'zod/mini';
import { Flag, Text } from '../wire/supplier-fields.schemas';

/** `error_code` is the gateway's; `error` that of its authorisation. */
export const GatewayRefusal = z.union([
  z.pipe(
    z.object({ error_code: Text, error_message: Text }).check(z.refine(({ error_code: code }) => code !== '')),
    z.transform(({ error_code: code, error_message: message }) => ({ code, message })),
  ),
  z.pipe(
    z.object({ error: Text, error_description: Text }).check(z.refine(({ error }) => error !== '')),
    z.transform(({ error: code, error_description: message }) => ({ code, message })),
  ),
]);

/** `expires_in` in seconds, as a text in its samples. */
export const Grant = z.object({
  access_token: z.string().check(z.minLength(1)),
  refresh_token: z.nullish(z.string()),
  expires_in: z.coerce.number().check(z.minimum(1)),
});

/** Around what product interfaces answer; `success` comes as a text too. */
export const Envelope = z.object({
  result: z.object({
    success: Flag,
    code: Text,
    retCode: Text,
    message: Text,
    retMsg: Text,
    result: z.optional(z.unknown()),
  }),
});
