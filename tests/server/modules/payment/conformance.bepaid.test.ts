import { bepaidBank } from '../../../support/payment/bepaid-bank';
import { provesItself } from '../../../support/payment/conformance';

const bank = await bepaidBank();
provesItself('bePaid', () => bank);
