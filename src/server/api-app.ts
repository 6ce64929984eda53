import type { Hono } from 'hono';
import { createApp } from './app';
import { env } from './env';

const held = globalThis as { sampanApp?: Hono };
let reloaded: Hono | undefined;

/** One app a process, also where the start script and Next's bundle both load this module; in development the newest code. */
export const apiApp = (): Hono =>
  env().NODE_ENV === 'development' ? (reloaded ??= createApp()) : (held.sampanApp ??= createApp());
