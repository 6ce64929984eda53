import * as z from 'zod/mini';

/** Every refusal has one of these codes; `errors` in the locale files hold a sentence for each. */
export const ERROR_STATUS = {
  MALFORMED: 400,
  IDEMPOTENCY_KEY_MISSING: 400,
  SESSION_EXPIRED: 401,
  LOGIN_FAILED: 401,
  FORBIDDEN: 403,
  PAY_PASSWORD_WRONG: 403,
  PAY_PASSWORD_NOT_SET: 403,
  PROOF_REQUIRED: 403,
  NOT_FOUND: 404,
  TENANT_NOT_FOUND: 404,
  PRODUCT_NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  CONFLICT: 409,
  STATE_CONFLICT: 409,
  PRICE_CHANGED: 409,
  QUOTE_EXPIRED: 409,
  EMAIL_TAKEN: 409,
  SOLD_OUT: 409,
  CART_FULL: 409,
  BALANCE_TOO_LOW: 409,
  PAY_PASSWORD_ALREADY_SET: 409,
  CODE_INVALID: 410,
  TOO_LARGE: 413,
  NOT_JSON: 415,
  INVALID: 422,
  PRODUCT_URL_INVALID: 422,
  PICTURE_UNREADABLE: 422,
  PASSWORD_WEAK: 422,
  PASSWORD_WRONG: 422,
  IDEMPOTENCY_KEY_REUSED: 422,
  QUANTITY_NOT_ALLOWED: 422,
  METHOD_DISABLED: 422,
  TOO_MANY_REQUESTS: 429,
  PAY_PASSWORD_LOCKED: 429,
  INTERNAL: 500,
  SUPPLIER_FAILED: 502,
  UNAVAILABLE: 503,
  SUPPLIER_TIMEOUT: 504,
} as const;
export type ErrorCode = keyof typeof ERROR_STATUS;

/** RFC 9457 problem answer. `detail` is in the shopper's language, `code` is stable. */
export const Problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  code: z.string(),
  errors: z.optional(z.array(z.object({ path: z.string(), code: z.string() }))),
  /** What the caller needs to go on, e.g. the new quote of PRICE_CHANGED or seconds to wait. */
  data: z.optional(z.unknown()),
});
export type Problem = z.infer<typeof Problem>;
