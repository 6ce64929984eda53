import type { PaymentCompany } from './company.port';
import { createStripe } from './stripe/stripe';
import { createYookassa } from './yookassa/yookassa';

/** Whom shops may take real money by: a line each. @param urls where they are asked, of those that are not at home */
export const paymentCompanies = (urls: Readonly<Record<string, string>> = {}): PaymentCompany[] => [
  createStripe({ url: urls.STRIPE }),
  createYookassa({ url: urls.YOOKASSA }),
];
