import type { PaymentCompany } from './company.port';
import { createBcel } from './bcel/bcel';
import { createBepaid } from './bepaid/bepaid';
import { createBillplz } from './billplz/billplz';
import { createClick } from './click/click';
import { createFreedompay } from './freedompay/freedompay';
import { createInicis } from './inicis/inicis';
import { createMercadopago } from './mercadopago/mercadopago';
import { createMidtrans } from './midtrans/midtrans';
import { createMomo } from './momo/momo';
import { createPayme } from './payme/payme';
import { createPaypal } from './paypal/paypal';
import { createStripe } from './stripe/stripe';
import { createToss } from './toss/toss';
import { createVnpay } from './vnpay/vnpay';
import { createWebpay } from './webpay/webpay';
import { createXendit } from './xendit/xendit';
import { createYookassa } from './yookassa/yookassa';

/** Whom shops may take real money by: a line each. @param urls where they are asked, of those that are not at home */
export const paymentCompanies = (urls: Readonly<Record<string, string>> = {}): PaymentCompany[] => [
  createStripe({ url: urls.STRIPE }),
  createYookassa({ url: urls.YOOKASSA }),
  createVnpay({ url: urls.VNPAY }),
  createMomo({ url: urls.MOMO }),
  createMercadopago({ url: urls.MERCADOPAGO }),
  createXendit({ url: urls.XENDIT }),
  createPaypal({ url: urls.PAYPAL }),
  createMidtrans({ url: urls.MIDTRANS }),
  createWebpay({ url: urls.WEBPAY }),
  createToss({ url: urls.TOSS }),
  createInicis({ url: urls.INICIS }),
  createBillplz({ url: urls.BILLPLZ }),
  createBcel({ url: urls.BCEL }),
  createFreedompay({ url: urls.FREEDOMPAY }),
  createBepaid({ url: urls.BEPAID }),
  createPayme(),
  createClick({ url: urls.CLICK }),
];
