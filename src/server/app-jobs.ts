import { apiApp } from './api-app';
import { wireMoney } from './app-money';
import { cleanup } from './jobs/cleanup';
import { indexSomePictures } from './jobs/index-pictures';
import { moneyJobs } from './jobs/money-jobs';
import { startJobs as start } from './jobs/runner';
import { sendMail } from './jobs/send-mail';
import { expireUnpaidOrders } from './modules/purchase/expire-orders.service';
import { removeOldUploads } from './modules/upload/upload.service';

const SECOND_MS = 1000;

/** Starts what happens by the clock. @returns the stop, which waits for the job that runs */
export const startJobs = (): (() => Promise<void>) =>
  start([
    { name: 'send mail', everyMs: 10 * SECOND_MS, run: (now) => sendMail(now) },
    { name: 'expire unpaid orders', everyMs: 60 * SECOND_MS, run: (now) => expireUnpaidOrders(now()) },
    ...moneyJobs(wireMoney(async (request) => apiApp().fetch(request))),
    { name: 'clean up', everyMs: 3600 * SECOND_MS, run: cleanup },
    { name: 'look at pictures', everyMs: 2 * SECOND_MS, run: indexSomePictures },
    { name: 'remove old uploads', everyMs: 6 * 3600 * SECOND_MS, run: removeOldUploads },
  ]);
