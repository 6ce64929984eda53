import { createHash, createHmac } from 'node:crypto';
import * as z from 'zod/mini';
import { carrierOf } from '../../../../contract/tracking-number';
import { boxIn, isSame, jsonOf, tagOf } from '../signed-call';
import type { TrackedBox, TrackingNews, TrackingPort } from '../tracking.port';
import { courierCode } from './couriers';
import { newsOf } from './kuaidi100-news';
import { CourierPush, CourierReply, CourierResult } from './kuaidi100.schemas';

interface Settings {
  customer: string;
  key: string;
  /** Pushes are signed with what is made of it. */
  salt: string;
  /** Where its pushes come in, `https://…/callback`; undefined: it is only asked. */
  callback?: string | undefined;
  /** Where its calls are; Kuaidi100's own unless given. */
  url?: string | undefined;
}

const URL_OF_ITS_OWN = 'https://poll.kuaidi100.com';
const TIMEOUT_MS = 8000;
const TAKEN = '200';
const ALREADY_SUBSCRIBED = '501';
/** A courier or a number that it does not know, or a courier that lets nobody follow. */
const CANNOT_BE_FOLLOWED: readonly string[] = ['700', '701', '702'];
/** No such number yet; the last digits of a telephone are wanted that nobody told us. */
const NO_NEWS: readonly string[] = ['500', '408'];
const NOBODYS_NUMBER = 'SF0000000000000';
const RESULT_FORM = '4';

/**
 * Kuaidi100: couriers within China. Numbers are subscribed to, told of by push for as long as they are on their way, and
 * asked for where pushes fail. Whose a number is stands in the address of the push; its salt is made of that, so that the
 * signature covers it too. Not confirmed by its maker’s own words, each a line to correct: what its return codes and
 * codes of states mean (`BY_CODE`), that an event has `statusCode`, and that times are those of China.
 */
export function createKuaidi100({ customer, key, salt, callback, url = URL_OF_ITS_OWN }: Settings): TrackingPort {
  async function ask(path: string, form: Record<string, string>): Promise<unknown> {
    const response = await fetch(`${url}${path}`, {
      method: 'POST',
      body: new URLSearchParams(form),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const answer = jsonOf(await response.text());
    if (!response.ok || answer === undefined) throw new Error(`KUAIDI100 ${path}: ${String(response.status)}`);
    return answer;
  }
  const saltOf = (box: Pick<TrackedBox, 'tenantId' | 'id'>) =>
    createHmac('sha256', salt).update(tagOf(box)).digest('hex').slice(0, 32);
  const phoneOf = ({ phone }: TrackedBox) => (phone ? { phone: phone.replace(/\D/g, '').slice(-4) } : {});

  async function pull(box: TrackedBox): Promise<TrackingNews[]> {
    const com = companyOf(box);
    if (!com) return [];
    const param = JSON.stringify({
      com,
      num: box.trackingNo,
      ...phoneOf(box),
      resultv2: RESULT_FORM,
      show: '0',
      order: 'desc',
    });
    const answer = await ask('/poll/query.do', { customer, param, sign: signed(param, key, customer) });
    const { data: result } = CourierResult.safeParse(answer);
    if (result) return newsOf(result, box.countryCode);
    const { returnCode = 'not readable' } = CourierReply.safeParse(answer).data ?? {};
    if (NO_NEWS.includes(returnCode)) return [];
    throw new Error(`KUAIDI100 query: ${returnCode}`);
  }

  return {
    name: 'KUAIDI100',
    pull,
    async check() {
      await pull({ tenantId: '', id: '', carrier: 'SF', trackingNo: NOBODYS_NUMBER, countryCode: 'cn', phone: '0000' });
      return 'it takes the key';
    },
    async register(box) {
      if (!callback) return true;
      const company = companyOf(box);
      const param = JSON.stringify({
        company: company ?? '',
        number: box.trackingNo,
        key,
        parameters: {
          callbackurl: `${callback}?${new URLSearchParams({ box: tagOf(box) }).toString()}`,
          salt: saltOf(box),
          resultv2: RESULT_FORM,
          ...(company ? {} : { autoCom: '1' }),
          ...phoneOf(box),
        },
      });
      const { returnCode } = z.parse(CourierReply, await ask('/poll', { schema: 'json', param }));
      if (returnCode === TAKEN || returnCode === ALREADY_SUBSCRIBED) return true;
      if (CANNOT_BE_FOLLOWED.includes(returnCode)) return false;
      throw new Error(`KUAIDI100 poll: ${returnCode}`);
    },
    readCall({ rawBody, rawQuery }) {
      const box = boxIn(new URLSearchParams(rawQuery).get('box'));
      const form = new URLSearchParams(rawBody);
      const param = form.get('param') ?? '';
      if (!box || !isSame(form.get('sign') ?? '', signed(param, saltOf(box)))) return undefined;
      const { data: push } = CourierPush.safeParse(jsonOf(param.replaceAll('\0', '')));
      const result = push?.lastResult;
      if (!result) return null;
      return { box, trackingNo: result.nu, newsTo: (countryCode) => newsOf(result, countryCode) };
    },
    thanks: {
      type: 'application/json; charset=utf-8',
      body: JSON.stringify({ result: true, returnCode: TAKEN, message: '成功' }),
    },
  };
}

/** By the name that whoever sent it gave, or as the number itself says. */
const companyOf = ({ carrier, trackingNo }: Pick<TrackedBox, 'carrier' | 'trackingNo'>): string | undefined =>
  courierCode(carrier) ?? courierCode(carrierOf(trackingNo));

/** MD5 in capitals, over the texts as they stand: not as a form writes them. */
export const signed = (...texts: string[]): string =>
  createHash('md5').update(texts.join('')).digest('hex').toUpperCase();
