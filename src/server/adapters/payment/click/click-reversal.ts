import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { askProvider, refusedBy } from '../ask-provider';

const OWN_URL = 'https://api.click.uz/v2/merchant';
const Answer = z.object({ error_code: z.int(), payment_status: z.nullish(z.int()) });
const PAID = 2;

interface Caller {
  service: string;
  user: string;
  secret: string;
  now: Date;
}

/** Who asks, by seconds of our clock. */
export function clickAuth({ user, secret, now }: Omit<Caller, 'service'>): string {
  const seconds = String(Math.floor(now.getTime() / 1000));
  return `${user}:${createHash('sha1').update(seconds + secret).digest('hex')}:${seconds}`;
} // prettier-ignore

/**
 * Click's Merchant API, as far as money goes back by it: a payment is reversed, whole. It is asked first how the payment
 * stands, so that one whose answer was lost is not reversed again. Not confirmed, each a line to correct: that a payment
 * there goes by the `click_paydoc_id` of its notice, that 2 is paid and what is below nothing is reversed.
 * @throws Error where no answer came that says what became of it
 */
export async function reverseAtClick(caller: Caller, payment: string, url = OWN_URL): Promise<'returned' | 'refused'> {
  async function ask(method: 'GET' | 'DELETE', verb: string) {
    const path = `payment/${verb}/${caller.service}/${encodeURIComponent(payment)}`;
    const headers = { auth: clickAuth(caller), accept: 'application/json', 'content-type': 'application/json' };
    const answered = await askProvider(`${url}/${path}`, { method, headers });
    const answer = Answer.safeParse(answered.json).data;
    if (answered.status !== 200 || !answer) throw refusedBy('Click', answered, undefined);
    return answer;
  }
  const { error_code, payment_status: status } = await ask('GET', 'status');
  if (error_code !== 0) return 'refused';
  if (typeof status !== 'number' || (status >= 0 && status !== PAID))
    throw new Error('Click has not ended the payment');
  if (status < 0) return 'returned';
  return (await ask('DELETE', 'reversal')).error_code === 0 ? 'returned' : 'refused';
}
