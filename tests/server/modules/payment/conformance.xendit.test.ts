import { provesItself } from '../../../support/payment/conformance';
import { xenditBank } from '../../../support/payment/xendit-bank';

const bank = await xenditBank();
provesItself('Xendit', () => bank);
