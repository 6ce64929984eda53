import { provesItself } from '../../../support/payment/conformance';
import { stripeBank } from '../../../support/payment/stripe-bank';

const bank = await stripeBank();
provesItself('Stripe', () => bank);
