import { readPaypalStatement } from './paypal-statement';
import type { ReadStatement } from './statement.port';
import { readStripeStatement } from './stripe-statement';
import { readYookassaStatement } from './yookassa-statement';

/** Whose statements can be read, by their names as providers. */
export const STATEMENTS: Readonly<Record<string, ReadStatement>> = {
  STRIPE: readStripeStatement,
  PAYPAL: readPaypalStatement,
  YOOKASSA: readYookassaStatement,
};
