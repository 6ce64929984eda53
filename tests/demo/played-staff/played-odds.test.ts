import { expect, it } from 'vitest';
import { isDearer, isSoldOut, troubleOf } from '../../../src/demo/played-staff/played-odds';
import { playedShops } from '../../../src/demo/played-staff/played-shops';
import { startShop } from '../../support/shop';

const MANY = 20_000;
const numbers = Array.from({ length: MANY }, (_, at) => at);
const things = numbers.map((at) => ({ itemId: `item-${at}`, skuId: 's' }));
/** Within a fifth of what it should be: what is drawn is the same each time. */
const isAbout = (count: number, oneIn: number) => Math.abs(count - MANY / oneIn) < MANY / oneIn / 5;

it('has a fortieth of what is ordered sold out or dearer: other things each, and always the same ones', () => {
  const [gone, dearer] = [
    things.filter((thing) => isSoldOut(thing, 80)),
    things.filter((thing) => isDearer(thing, 80)),
  ];
  expect([isAbout(gone.length, 80), isAbout(dearer.length, 80)]).toEqual([true, true]);
  expect(isAbout(new Set([...gone, ...dearer]).size, 40)).toBe(true);
  expect(things.filter((thing) => isSoldOut(thing, 80))).toEqual(gone);
  expect(things.some((thing) => isSoldOut(thing) || isDearer(thing))).toBe(false);
});

it('has a share of the shipments go wrong, in each way', () => {
  const found = numbers.flatMap((at) => troubleOf(`TO${at}`, 25) ?? []);
  expect(isAbout(found.length, 25)).toBe(true);
  expect(new Set(found)).toEqual(new Set(['SEIZED', 'RETURNED', 'LOST']));
  for (const way of new Set(found)) {
    const share = found.filter((trouble) => trouble === way).length / found.length;
    expect([way, share > 0.25 && share < 0.42]).toEqual([way, true]);
  }
  expect(numbers.some((at) => troubleOf(`TO${at}`))).toBe(false);
});

it('are a twentieth at the inspection, a fortieth at the seller and a twenty-fifth on the way unless a shop says otherwise', async () => {
  const [usual, other] = [
    await startShop({ playedStaff: { stepSeconds: 90 } }),
    await startShop({
      playedStaff: { stepSeconds: 5, faultyOneIn: 0, soldOutOneIn: 2, dearerOneIn: 3, troubleOneIn: 4 },
    }),
  ];
  expect(await playedShops([usual.tenant.id, other.tenant.id])).toEqual([
    { tenantId: usual.tenant.id, stepMs: 90_000, faultyOneIn: 20, soldOutOneIn: 80, dearerOneIn: 80, troubleOneIn: 25 },
    { tenantId: other.tenant.id, stepMs: 5000, faultyOneIn: 0, soldOutOneIn: 2, dearerOneIn: 3, troubleOneIn: 4 },
  ]);
});
