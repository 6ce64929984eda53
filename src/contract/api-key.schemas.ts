import * as z from 'zod/mini';
import { KEY_STATES } from './api-key.enums';
import { text } from './fields.schemas';
import { LIMITS } from './limits';
import { PERMISSIONS } from './operator.enums';

/** A key as its shop sees it: never the token. */
export const ApiKey = z.object({
  id: z.string(),
  name: z.string(),
  state: z.enum(KEY_STATES),
  /** Of the token, by which its holder knows it. */
  lastFour: z.string(),
  permissions: z.array(z.enum(PERMISSIONS)),
  /** Whose rights bound it. */
  staffId: z.string(),
  staffName: z.string(),
  createdAt: z.string(),
  expiresAt: z.string(),
  lastUsedAt: z.nullable(z.string()),
  revokedAt: z.nullable(z.string()),
  /** By name. */
  revokedBy: z.nullable(z.string()),
});

/** Those that live first, each the newest first. */
export const ApiKeys = z.object({ items: z.array(ApiKey) });

export const ApiKeyInput = z.strictObject({
  name: text(60, 1),
  permissions: z.array(z.enum(PERMISSIONS)).check(z.minLength(1), z.maxLength(PERMISSIONS.length)),
  days: z.int().check(z.minimum(1), z.maximum(LIMITS.apiKeyDays)),
});

/** The only answer that ever holds the token. */
export const NewApiKey = z.object({ key: ApiKey, token: z.string() });
