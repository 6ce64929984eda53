import type { Kind } from './kind';
import { ACCESSORY_KINDS } from './kinds/accessories-and-jewellery';
import { BAG_KINDS } from './kinds/bags';
import { BEAUTY_AND_FOOD_KINDS } from './kinds/beauty-and-food';
import { CLOTHES_KINDS } from './kinds/clothes';
import { ELECTRONICS_KINDS } from './kinds/electronics';
import { GIFT_AND_STATIONERY_KINDS } from './kinds/gifts-and-stationery';
import { HOME_KINDS } from './kinds/home';
import { KITCHEN_KINDS } from './kinds/kitchen';
import { PET_AND_TOOL_KINDS } from './kinds/pets-and-tools';
import { SHOE_KINDS } from './kinds/shoes';
import { SNEAKER_KINDS } from './kinds/sneakers';
import { SPORT_KINDS } from './kinds/sports';
import { TOY_AND_BABY_KINDS } from './kinds/toys-and-baby';
import { WATCH_AND_PHONE_KINDS } from './kinds/watches-and-phones';

const GROUPS: Kind[][] = [
  SNEAKER_KINDS,
  KITCHEN_KINDS,
  BAG_KINDS,
  CLOTHES_KINDS,
  WATCH_AND_PHONE_KINDS,
  TOY_AND_BABY_KINDS,
  SHOE_KINDS,
  BEAUTY_AND_FOOD_KINDS,
  ELECTRONICS_KINDS,
  HOME_KINDS,
  ACCESSORY_KINDS,
  SPORT_KINDS,
  GIFT_AND_STATIONERY_KINDS,
  PET_AND_TOOL_KINDS,
];

/** One of each group in turn, so that neighbours in an unsorted list are unlike. */
export const KINDS: Kind[] = Array.from({ length: Math.max(...GROUPS.map((group) => group.length)) }, (_, turn) =>
  GROUPS.flatMap((group) => group.slice(turn, turn + 1)),
).flat();
