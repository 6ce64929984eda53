import { provesItself } from '../../../support/payment/conformance';
import { vnpayBank } from '../../../support/payment/vnpay-bank';

const bank = await vnpayBank();
provesItself('VNPay', () => bank);
