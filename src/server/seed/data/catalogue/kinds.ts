import type { Kind } from './kind';
import { BAG_KINDS } from './kinds/bags';
import { ELECTRONICS_KINDS } from './kinds/electronics';
import { SHOE_KINDS } from './kinds/shoes';
import { SNEAKER_KINDS } from './kinds/sneakers';
import { WATCH_AND_PHONE_KINDS } from './kinds/watches-and-phones';

export const KINDS: Kind[] = [
  ...SNEAKER_KINDS,
  ...BAG_KINDS,
  ...WATCH_AND_PHONE_KINDS,
  ...SHOE_KINDS,
  ...ELECTRONICS_KINDS,
];
