import { transitEndpoints } from '../../../contract/transit.endpoints';
import { TO_THE_PRICE, TO_THE_SHELF, type Days } from '../past-days';
import { topUp } from '../past-money';
import type { Crowd, Member } from './crowd';
import type { Wave } from './waves';

/** The staff and the carrier do one step of everything, and come again after so long. */
const ROUND_HOURS = 36;
const TO_THE_DOOR = 6;
const MONEY = 30_000;
const STARS = [5, 4, 5, 5, 4, 2, 5];

interface Quarter {
  daysAgo: number;
  /** How many shop in it, and after how many rounds the next one comes. */
  trips: number;
  every: number;
}

/** Somebody's shopping, from the order to the word on what came. */
interface Trip {
  member: Member;
  no: number;
  begun: number;
}

/** What is next of a trip, as many rounds after it was begun as the staff need until then. */
const STAGES: { after: number; go: (trip: Trip) => Promise<void> }[] = [
  { after: 0, go: order },
  { after: TO_THE_SHELF, go: ship },
  { after: TO_THE_SHELF + TO_THE_PRICE, go: ({ member }) => member.days.payShipments() },
  { after: TO_THE_SHELF + TO_THE_PRICE + TO_THE_DOOR, go: close },
];
const ROUNDS = Math.max(...STAGES.map(({ after }) => after));

async function order({ member: { call, days, comeBack }, no }: Trip): Promise<void> {
  await comeBack();
  // who has been here twice has spent what they brought
  if (no % 10 < 5) await topUp(call, MONEY, 'approve');
  await days.buy(1 + (no % 3));
  if (no % 4 === 0) await days.buy();
}

/** All of it together, mostly by air, so that there is enough to be told of that; else by each line in turn. */
async function ship({ member: { days, sent }, no }: Trip): Promise<void> {
  const parcels = (await days.stored()).map(({ id }) => id);
  const isByAir = no % 4 !== 3;
  const choose: Parameters<Days['ship']>[2] = (lines) => {
    const [air, others] = [lines.filter(isAir), lines.filter((line) => !isAir(line))];
    const chosen = isByAir && air.length > 0 ? air : others;
    return chosen[Math.floor(no / 4) % chosen.length];
  };
  sent.push(await days.ship(parcels, {}, choose));
}
const isAir = ({ transitOptionName }: { transitOptionName: string }) => transitOptionName.endsWith('-AIR');

async function close({ member: { call, sent }, no }: Trip): Promise<void> {
  const review = { stars: STARS[no % STARS.length] ?? 5, words: '' };
  for (const { id } of sent.splice(0)) await call(transitEndpoints.complete, { params: { id }, body: { review } });
}

/** One after the other shops, while what others bought is on its way. */
async function tell({ members, work }: Crowd, { trips, every }: Quarter): Promise<void> {
  const begun: Trip[] = [];
  for (let round = 0; round <= (trips - 1) * every + ROUNDS; round += 1) {
    const no = round / every;
    const member = members[no % members.length];
    if (member && no < trips) begun.push({ member, no, begun: round });
    for (const trip of begun) for (const { after, go } of STAGES) if (round === trip.begun + after) await go(trip);
    await work(1, ROUND_HOURS);
  }
}

const quarter = (about: Quarter): Wave => ({ daysAgo: about.daysAgo, tell: (crowd) => tell(crowd, about) });

/** Few came yet. */
export const quarterBefore = quarter({ daysAgo: 182, trips: 10, every: 4 });
/** As far back as a table of prices is tried on what has gone by; over before the first of the weeks that are told. */
export const lastQuarter = quarter({ daysAgo: 97, trips: 18, every: 2 });
