import type { PushPort } from '../adapters/push/push.port';
import { pushPort } from '../adapters/push/push.registry';
import { sendDueNotices } from '../modules/account/push-sending.service';

/** Tells devices what waits for them. @returns how many notices went out */
export const sendPush = (
  now: () => Date = () => new Date(),
  isStopped: () => boolean = () => false,
  port: PushPort = pushPort(),
): Promise<number> => sendDueNotices(port, now, isStopped);
