import { transitEndpoints } from '../../../contract/transit.endpoints';
import { TO_THE_PRICE, TO_THE_SHELF } from '../past-days';
import { fillBatch } from './batches';
import type { Crowd } from './crowd';

const TO_THE_DOOR = 6;
const STARS = [5, 4, 5, 5, 3, 4];

/** Some days of all of them together. */
export interface Wave {
  daysAgo: number;
  tell: (crowd: Crowd) => Promise<void>;
}

/** Each buys something and sends it, by another line than the one before, until all of it is paid. */
async function send({ members, work }: Crowd, hours: number): Promise<void> {
  for (const { days } of members) await days.buy();
  await work(TO_THE_SHELF, hours);
  let turn = 0;
  for (const { days, sent } of members)
    for (const { id } of await days.stored()) {
      const line = turn++;
      sent.push(await days.ship([id], {}, (lines) => lines[line % Math.min(lines.length, 3)]));
    }
  await work(TO_THE_PRICE, hours);
  for (const { days } of members) await days.payShipments();
}

async function arrive({ members, work, wait }: Crowd): Promise<void> {
  await work(TO_THE_DOOR, 30);
  wait(24);
  let turn = 0;
  for (const { call, sent } of members)
    for (const { id } of sent) {
      const stars = STARS[turn++ % STARS.length] ?? 5;
      await call(transitEndpoints.complete, { params: { id }, body: { review: { stars, words: '' } } });
    }
}

/** What left in one batch, and has arrived. */
export const inBatch: Wave = {
  daysAgo: 24,
  async tell(crowd) {
    await send(crowd, 6);
    await fillBatch(crowd, { carrier: 'Harbour Line', masterNo: 'HL-220417', isLeaving: true });
    await arrive(crowd);
  },
};

/** What lies in a batch that somebody goes on filling. */
export const openBatch: Wave = {
  daysAgo: 1,
  async tell(crowd) {
    await send(crowd, 2);
    await fillBatch(crowd, { carrier: 'Harbour Line', masterNo: '', isLeaving: false });
  },
};
