import { bcelBank } from '../../../support/payment/bcel-bank';
import { provesItself } from '../../../support/payment/conformance';

const bank = await bcelBank();
provesItself('BCEL One', () => bank);
