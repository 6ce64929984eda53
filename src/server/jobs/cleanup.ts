import { sweepAnswers } from '../adapters/marketplace/marketplace.registry';
import { removeClaims, removeSome, type Cleaned } from './cleanup.repo';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** How long each is kept; docs/operations.md says why. Of what has an end, counted from there. */
export const KEPT_MS: Record<Cleaned, number> = {
  rate_limit: 0,
  // as long as a browser may repeat a call and get its first answer (I6)
  idempotency: 72 * HOUR_MS,
  // an expired quote is still told apart from one that never was
  quote: DAY_MS,
  transit_quote: DAY_MS,
  // codes of a day count against the next ones
  email_code: 2 * DAY_MS,
  // as long as the cookie of a browser that does not come back
  known_device: 365 * DAY_MS,
  session: 30 * DAY_MS,
  staff_device: 365 * DAY_MS,
  staff_session: 30 * DAY_MS,
  platform_session: 30 * DAY_MS,
  platform_device: 365 * DAY_MS,
  // who comes too late is told so, and can be asked again
  staff_link: 30 * DAY_MS,
  // longer than any bench sends one again
  bench_scan: 30 * DAY_MS,
  export_job: 0,
  // a season: what was looked for before says nothing of what is missed now
  search_day: 92 * DAY_MS,
  notification: 365 * DAY_MS,
  push_notice: 30 * DAY_MS,
  outbox_mail: 30 * DAY_MS,
  webhook_delivery: 30 * DAY_MS,
  // longer than any provider calls again
  provider_event: 180 * DAY_MS,
  // longer than any bank lets a card's holder take a payment back; the money book keeps what was moved
  refund_claim: 3 * 365 * DAY_MS,
  // the row says its day itself
  customs_info: 0,
  // who looked is told longer than the number is kept
  customs_look: 365 * DAY_MS,
  account_look: 365 * DAY_MS,
  // the row says its hour itself
  data_export: 0,
  job_slot: 7 * DAY_MS,
  // what is still looked at is asked for once more a year
  marketplace_translation: 365 * DAY_MS,
  // as long as anything of it may be shown
  marketplace_answer: 7 * DAY_MS,
};
const CLAIMS_FOR_MS = 30 * DAY_MS;
/** What is left then goes at the next time. */
const RUN_MS = 5 * 60_000;

/** Removes what has run out, a batch at a time. */
export async function cleanup(now: () => Date, isStopped: () => boolean = () => false): Promise<void> {
  const started = Date.now();
  const time = now().getTime();
  for (const [table, keptMs] of Object.entries(KEPT_MS) as [Cleaned, number][]) {
    const before = new Date(time - keptMs);
    while (!isStopped() && Date.now() - started < RUN_MS && (await removeSome(table, before)));
  }
  await removeClaims(new Date(time - CLAIMS_FOR_MS));
  await sweepAnswers();
}
