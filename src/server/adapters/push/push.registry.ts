import type { Dispatcher } from 'undici';
import { env } from '../../env';
import { keptSecret } from '../../kernel/kept-secret';
import { publicAgent } from '../../kernel/public-address';
import { pushKeyOf } from './push-key';
import type { PushPort } from './push.port';
import { webPush } from './web-push';

const CONNECT_MS = 5_000;

let made: PushPort | undefined;
let agent: Dispatcher | undefined;

/** By the key of this deployment: from PUSH_KEY, else one that is made once and kept in DATA_DIR. */
export const pushPort = (): PushPort =>
  (made ??= webPush({
    key: pushKeyOf(env().PUSH_KEY ?? keptSecret('push-key')),
    dispatcher: () => (agent ??= publicAgent(CONNECT_MS)),
  }));
