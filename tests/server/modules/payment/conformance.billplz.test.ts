import { billplzBank } from '../../../support/payment/billplz-bank';
import { provesItself } from '../../../support/payment/conformance';

const bank = await billplzBank();
provesItself('Billplz', () => bank);
