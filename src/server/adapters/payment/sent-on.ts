import { paths } from '../../../contract/paths';
import type { KnownPayment, ProviderAnswer } from './provider-call.port';

/** A browser that comes back by the address of notices goes on to the page that the shopper is to see. */
export const sentOn = ({ paymentNo, charge }: KnownPayment): ProviderAnswer => ({
  status: 303,
  // of a charge whose start was lost nothing is kept: the shop's main host shows the same page
  headers: { location: charge?.memo.returnUrl ?? paths.paymentReturn(paymentNo) },
  body: '',
});

/** The same where the provider did not answer us: the page that is seen then asks again. */
export const sentOnUnheard = (known: KnownPayment) => (failure: unknown) => ({
  unheard: { isVerified: true, answer: sentOn(known), failure },
});
