import type { Kind } from './kind';
import { ACCESSORY_KINDS } from './kinds/accessories-and-jewellery';
import { BACKPACK_AND_HANDBAG_KINDS } from './kinds/backpacks-and-handbags';
import { BAG_KINDS } from './kinds/bags';
import { BEAUTY_AND_FOOD_KINDS } from './kinds/beauty-and-food';
import { CARE_TOOL_AND_MUSIC_KINDS } from './kinds/care-tools-and-music';
import { CASUAL_SNEAKER_KINDS } from './kinds/casual-sneakers';
import { CLOTHES_KINDS } from './kinds/clothes';
import { DRESS_AND_COAT_KINDS } from './kinds/dresses-and-coats';
import { ELECTRONICS_KINDS } from './kinds/electronics';
import { GIFT_AND_STATIONERY_KINDS } from './kinds/gifts-and-stationery';
import { HEADPHONE_AND_CANDLE_KINDS } from './kinds/headphones-and-candles';
import { HOME_KINDS } from './kinds/home';
import { KITCHEN_KINDS } from './kinds/kitchen';
import { MUG_AND_TEAPOT_KINDS } from './kinds/mugs-and-teapots';
import { PANTRY_AND_DESK_KINDS } from './kinds/pantry-and-desk';
import { PET_AND_TOOL_KINDS } from './kinds/pets-and-tools';
import { PHONE_CASE_AND_WRIST_WATCH_KINDS } from './kinds/phone-cases-and-wrist-watches';
import { PLUSH_AND_PLAY_TOY_KINDS } from './kinds/plush-and-play-toys';
import { SHOE_KINDS } from './kinds/shoes';
import { SNEAKER_KINDS } from './kinds/sneakers';
import { SPORT_KINDS } from './kinds/sports';
import { SPORTS_GEAR_KINDS } from './kinds/sports-gear';
import { TABLE_AND_HOME_KINDS } from './kinds/table-and-home';
import { TEE_AND_SOCK_KINDS } from './kinds/tees-and-socks';
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
  CASUAL_SNEAKER_KINDS,
  BACKPACK_AND_HANDBAG_KINDS,
  MUG_AND_TEAPOT_KINDS,
  DRESS_AND_COAT_KINDS,
  TEE_AND_SOCK_KINDS,
  PHONE_CASE_AND_WRIST_WATCH_KINDS,
  HEADPHONE_AND_CANDLE_KINDS,
  PLUSH_AND_PLAY_TOY_KINDS,
  SPORTS_GEAR_KINDS,
  TABLE_AND_HOME_KINDS,
  PANTRY_AND_DESK_KINDS,
  CARE_TOOL_AND_MUSIC_KINDS,
];

/** One of each group in turn, so that neighbours in an unsorted list are unlike. */
export const KINDS: Kind[] = Array.from({ length: Math.max(...GROUPS.map((group) => group.length)) }, (_, turn) =>
  GROUPS.flatMap((group) => group.slice(turn, turn + 1)),
).flat();
