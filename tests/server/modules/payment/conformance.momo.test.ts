import { provesItself } from '../../../support/payment/conformance';
import { momoBank } from '../../../support/payment/momo-bank';

const bank = await momoBank();
provesItself('MoMo', () => bank);
