import { marketplaceServices } from '../adapters/marketplace/own-account';
import type { OutsideService } from '../adapters/outside-service.port';
import { paymentCompanies } from '../adapters/payment/companies';
import { serviceOf } from '../adapters/payment/company';
import { Resolver } from 'node:dns/promises';
import { env } from '../env';
import { mailSenderService } from '../modules/tenant/mail-sender.service';

/** Services outside that shops have accounts of their own at. */
export const outsideServices = (): OutsideService[] => [
  ...paymentCompanies(env().PAYMENT_URLS).map(serviceOf),
  ...marketplaceServices(),
  mailSenderService(new Resolver({ timeout: 3000, tries: 2 })),
];
