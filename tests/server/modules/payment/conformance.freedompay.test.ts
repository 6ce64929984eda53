import { freedompayBank } from '../../../support/payment/freedompay-bank';
import { provesItself } from '../../../support/payment/conformance';

const bank = await freedompayBank();
provesItself('Freedom Pay', () => bank);
