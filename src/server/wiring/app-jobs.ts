import { Resolver } from 'node:dns/promises';
import { apiApp } from './api-app';
import { wireMoney } from './app-money';
import { database } from '../db/database';
import { tidyTables } from '../db/tidy-tables';
import { env } from '../env';
import { demoWorld } from './demo-door';
import { webhookPort } from '../adapters/webhook/webhook.registry';
import { trackingCompanies, trackingCompanyFor } from '../adapters/tracking/tracking.registry';
import { cleanup } from '../jobs/cleanup';
import { indexSomePictures, mayPicturesBeDue } from '../jobs/index-pictures';
import { moneyJobs } from '../jobs/money-jobs';
import { onceASlot } from '../jobs/once-a-slot';
import { startJobs as start, type Job } from '../jobs/runner';
import { createMailLook } from '../jobs/send-mail';
import { sendPush } from '../jobs/send-push';
import type { IsStopped } from '../kernel/due-work';
import { wrapDataKeysAnew } from '../kernel/data-key';
import { writeDataFiles } from '../modules/customer/data-export.service';
import { remindOfCustoms } from '../modules/account/customs-reminder.service';
import { endShops } from '../modules/platform/change-shop.service';
import { countDays } from '../modules/dashboard/count-days.service';
import { publishDue } from '../modules/content/publish-article.service';
import { expireQuotes } from '../modules/purchase/expire-quotes.service';
import { expireUnpaidOrders } from '../modules/purchase/expire-orders.service';
import { closeDearer } from '../modules/purchase/give-up-dearer.service';
import { setClocks } from '../modules/purchase/clock.service';
import { compensateLate } from '../modules/purchase/late-compensation.service';
import { closeSubstitutes } from '../modules/purchase/substitute.service';
import { keepUndecided } from '../modules/purchase/keep-undecided.service';
import { endUnclaimed } from '../modules/warehouse/end-unclaimed.service';
import { followParcels } from '../modules/warehouse/follow-parcels.service';
import { expireForecasts } from '../modules/warehouse/expire-forecasts.service';
import { writeExports } from '../modules/export/write-export.service';
import { chargeStorage } from '../modules/warehouse/storage-clock.service';
import { takeRates } from '../modules/tenant/take-rates.service';
import { deliverWebhooks } from '../modules/tenant/deliver-webhooks.service';
import { checkDomains } from '../modules/tenant/check-domains.service';
import { countLines } from '../modules/transit/count-lines.service';
import { lapseQuestions } from '../modules/transit/answer-question.service';
import { followBoxes } from '../modules/transit/follow-boxes.service';
import { moveTransitOrders } from '../modules/transit/transit-clock.service';
import { removeOldUploads } from '../modules/upload/upload.service';
import { EXPORTS } from './exports';

const SECOND_MS = 1000;
const HOUR_MS = 3600 * SECOND_MS;

/** They are others': asked twice, and not waited for long. */
const nameServers = () => new Resolver({ timeout: 3 * SECOND_MS, tries: 2 });

/** Everything that happens by the clock. @param deliver to our own API */
export const listJobs = (deliver: (request: Request) => Promise<Response>): Job[] => {
  const money = wireMoney(deliver);
  return [
    { name: 'send mail', lane: 'mail', everyMs: 2 * SECOND_MS, ...createMailLook() },
    {
      name: 'send push notices',
      lane: 'push',
      everyMs: 5 * SECOND_MS,
      run: (now, isStopped) => sendPush(now, isStopped),
    },
    {
      name: 'tell webhooks',
      lane: 'webhooks',
      everyMs: 5 * SECOND_MS,
      run: (now, isStopped) => deliverWebhooks(webhookPort(), now, isStopped),
    },
    {
      name: 'expire unpaid orders',
      lane: 'money',
      everyMs: 60 * SECOND_MS,
      run: (now, isStopped) => expireUnpaidOrders(now(), isStopped),
    },
    {
      name: 'close dearer items',
      lane: 'money',
      everyMs: 60 * SECOND_MS,
      run: (now, isStopped) => closeDearer(now(), isStopped),
    },
    {
      name: 'close unanswered substitutes',
      lane: 'money',
      everyMs: 60 * SECOND_MS,
      run: (now, isStopped) => closeSubstitutes(now(), isStopped),
    },
    {
      name: 'expire quotes',
      lane: 'money',
      everyMs: 60 * SECOND_MS,
      run: (now, isStopped) => expireQuotes(now(), isStopped),
    },
    {
      name: 'set clocks',
      lane: 'goods',
      everyMs: 15 * SECOND_MS,
      run: (now, isStopped) => setClocks(now(), isStopped),
    },
    {
      name: 'compensate late orders',
      lane: 'money',
      everyMs: 60 * SECOND_MS,
      run: (now, isStopped) => compensateLate(now(), isStopped),
    },
    {
      name: 'expire forecasts',
      lane: 'goods',
      everyMs: 60 * SECOND_MS,
      run: (now, isStopped) => expireForecasts(now(), isStopped),
    },
    {
      name: 'end unclaimed parcels',
      lane: 'goods',
      everyMs: 60 * SECOND_MS,
      run: (now, isStopped) => endUnclaimed(now(), isStopped),
    },
    {
      name: 'keep undecided items',
      lane: 'goods',
      everyMs: 60 * SECOND_MS,
      run: (now, isStopped) => keepUndecided(now(), isStopped),
    },
    {
      name: 'charge storage',
      lane: 'money',
      everyMs: 60 * SECOND_MS,
      run: (now, isStopped) => chargeStorage(now(), isStopped),
    },
    {
      name: 'move transit orders',
      lane: 'money',
      everyMs: 60 * SECOND_MS,
      run: (now, isStopped) => moveTransitOrders(now(), isStopped),
    },
    {
      name: 'lapse packing questions',
      lane: 'goods',
      everyMs: 60 * SECOND_MS,
      run: (now, isStopped) => lapseQuestions(now(), isStopped),
    },
    {
      name: 'publish content',
      lane: 'checks',
      everyMs: 15 * SECOND_MS,
      run: (now, isStopped) => publishDue(now(), isStopped),
    },
    ...(trackingCompanies().length > 0
      ? [
          {
            name: 'follow boxes',
            lane: 'goods' as const,
            everyMs: 60 * SECOND_MS,
            run: (now: () => Date, isStopped?: IsStopped) => followBoxes(trackingCompanyFor, now(), isStopped),
          },
          {
            name: 'follow parcels',
            lane: 'goods' as const,
            everyMs: 60 * SECOND_MS,
            run: (now: () => Date, isStopped?: IsStopped) => followParcels(trackingCompanyFor, now(), isStopped),
          },
        ]
      : []),
    {
      name: 'write exports',
      lane: 'exports',
      everyMs: 3 * SECOND_MS,
      run: (now, isStopped) => writeExports(EXPORTS, now, isStopped),
    },
    {
      name: 'write data exports',
      lane: 'checks',
      everyMs: 10 * SECOND_MS,
      run: (now, isStopped) => writeDataFiles(now(), isStopped),
    },
    ...moneyJobs(money),
    ...(money.bank?.jobs ?? []),
    ...(demoWorld()?.jobs ?? []),
    onceASlot({ name: 'clean up', lane: 'checks', slotMs: HOUR_MS, run: cleanup }),
    onceASlot({
      name: 'check domains',
      lane: 'checks',
      slotMs: HOUR_MS,
      run: (now, isStopped) => checkDomains(nameServers(), now, isStopped),
    }),
    onceASlot({
      name: 'remind of customs data',
      lane: 'checks',
      slotMs: 6 * HOUR_MS,
      run: (now, isStopped) => remindOfCustoms(now(), isStopped),
    }),
    onceASlot({
      name: 'take exchange rates',
      lane: 'checks',
      slotMs: 2 * HOUR_MS,
      run: (now, isStopped) => takeRates(now(), isStopped),
    }),
    onceASlot({ name: 'end shops', lane: 'checks', slotMs: HOUR_MS, run: endShops }),
    onceASlot({ name: 'wrap data keys anew', lane: 'checks', slotMs: 6 * HOUR_MS, run: wrapDataKeysAnew }),
    onceASlot({ name: 'remove old uploads', lane: 'checks', slotMs: 6 * HOUR_MS, run: removeOldUploads }),
    ...(env().DATABASE_URL
      ? []
      : [
          {
            name: 'tidy tables',
            lane: 'figures' as const,
            everyMs: 60 * SECOND_MS,
            run: async (_: unknown, isStopped?: IsStopped) => tidyTables(await database(), isStopped),
          },
        ]),
    {
      name: 'count days',
      lane: 'figures',
      everyMs: 30 * SECOND_MS,
      run: (now, isStopped) => countDays(now, isStopped),
    },
    {
      name: 'count lines',
      lane: 'figures',
      everyMs: 600 * SECOND_MS,
      run: (now, isStopped) => countLines(now, isStopped),
    },
    {
      name: 'look at pictures',
      lane: 'pictures',
      everyMs: 2 * SECOND_MS,
      isDue: mayPicturesBeDue,
      run: indexSomePictures,
    },
  ];
};

/** Starts what happens by the clock. @returns the stop, which waits for the jobs that run */
export const startJobs = (): (() => Promise<void>) => start(listJobs(async (request) => apiApp().fetch(request)));
