import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';
import type { MailNews, MailNewsPort, MailTold } from './mail-news.port';
import { mailIn } from './message-id';

/** Older ones may have been kept by somebody; younger ones are known by their mark. */
const OLDEST_MS = 24 * 3_600_000;

const hmac = (key: string, text: string) => createHmac('sha256', key).update(text).digest('hex');
function isSame(given: string, right: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(right)];
  return one.length === other.length && timingSafeEqual(one, other);
}
const isRecent = (seconds: string, now: Date) =>
  /^\d{1,12}$/.test(seconds) && Math.abs(now.getTime() - Number(seconds) * 1000) <= OLDEST_MS;

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
const newsOf = (messageId: string, trouble: MailNews['trouble'] | undefined): MailNews[] => {
  const mail = mailIn(messageId);
  return mail && trouble ? [{ ...mail, trouble }] : [];
};

/** What is signed once is told once, and with Mailgun that is not even the body. */
const markOf = (signed: string, seconds: string): MailTold['mark'] => ({
  name: createHash('sha256').update(signed).digest('base64url'),
  at: new Date(Number(seconds) * 1000),
});

const Own = z.array(z.object({ event: z.string(), messageId: z.string() }));
const OWN_EVENTS: Record<string, MailNews['trouble']> = { bounce: 'HARD_BOUNCE', complaint: 'COMPLAINT' };

/**
 * A form of our own, for whoever translates what a mail server of one's own or another company says: a list of
 * `{event: 'bounce' | 'complaint', messageId}`, in the header `x-mail-signature` the time in seconds and the hex HMAC-SHA256
 * over time, point and body: `t=1700000000,v1=…`.
 */
export const signedMailNews = (secret: string): MailNewsPort => ({
  name: 'SIGNED',
  readCall({ rawBody, header, now }) {
    const [, seconds = '', given = ''] = /^t=(\d+),v1=([0-9a-f]+)$/.exec(header('x-mail-signature') ?? '') ?? [];
    if (!isRecent(seconds, now) || !isSame(given, hmac(secret, `${seconds}.${rawBody}`))) return undefined;
    const told = Own.safeParse(jsonOf(rawBody)).data ?? [];
    const news = told.flatMap(({ event, messageId }) =>
      newsOf(messageId, Object.hasOwn(OWN_EVENTS, event) ? OWN_EVENTS[event] : undefined),
    );
    return { news, mark: markOf(`SIGNED ${given}`, seconds) };
  },
});

const Mailgun = z.object({
  signature: z.object({ timestamp: z.string(), token: z.string(), signature: z.string() }),
  'event-data': z.object({
    event: z.string(),
    severity: z.optional(z.nullable(z.string())),
    message: z.optional(z.object({ headers: z.optional(z.object({ 'message-id': z.optional(z.string()) })) })),
  }),
});

/** Mailgun's webhooks `permanent_fail` and `complained`, by its HTTP webhook signing key over time and token. */
export const mailgunNews = (signingKey: string): MailNewsPort => ({
  name: 'MAILGUN',
  readCall({ rawBody, now }) {
    const told = Mailgun.safeParse(jsonOf(rawBody)).data;
    if (!told) return undefined;
    const { timestamp, token, signature } = told.signature;
    if (!isRecent(timestamp, now) || !isSame(signature, hmac(signingKey, timestamp + token))) return undefined;
    const { event, severity, message } = told['event-data'];
    const isGone = event === 'failed' && severity === 'permanent';
    const trouble = isGone ? 'HARD_BOUNCE' : event === 'complained' ? 'COMPLAINT' : undefined;
    return {
      news: newsOf(message?.headers?.['message-id'] ?? '', trouble),
      mark: markOf(`MAILGUN ${token}`, timestamp),
    };
  },
});
