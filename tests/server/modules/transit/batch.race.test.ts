import { beforeAll, expect, it } from 'vitest';
import { describeOnPostgres } from '../../../support/postgres';
import { signInStaff } from '../../../support/staff';
import { batchingAt } from './batching';
import { startShipping } from './shipping';

describeOnPostgres('two at the batches (G32)', () => {
  let at: Awaited<ReturnType<typeof startShipping>>;
  let desks: ReturnType<typeof batchingAt>[];
  let anna: ReturnType<typeof batchingAt>;
  beforeAll(async () => {
    at = await startShipping();
    const people = [await signInStaff(at.shop, ['packer']), await signInStaff(at.shop, ['packer'])];
    desks = people.map(({ staffToken }) => batchingAt(at, { staffToken }));
    anna = desks[0] as (typeof desks)[number];
    await at.fund(90_000);
  });

  it('put a box into one batch, though both scan it', async () => {
    const { codes } = await anna.paid();
    const batches = await Promise.all(desks.map((desk) => desk.open()));
    const said = await Promise.all(desks.map((desk, by) => desk.scan(batches[by]?.id ?? '', codes[0] ?? '')));
    expect(said.map(({ data }) => data.say).toSorted()).toEqual(['ADDED', 'ELSEWHERE']);
    const held = await Promise.all(batches.map(async ({ id }) => (await anna.get(id)).boxes.length));
    expect(held.toSorted()).toEqual([0, 1]);
  });

  it('hand it over once', async () => {
    const { id: orderId, codes } = await anna.paid();
    const { id } = await anna.open();
    const { version } = (await anna.scan(id, codes[0] ?? '')).data;
    const closed = (await anna.close(id, version)).data;
    const answers = await Promise.all(desks.map((desk) => desk.handOver(id, closed.version)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const { timeline } = (await at.get(orderId)).data;
    expect(timeline.filter(({ status }) => status === 'OUTBOUND')).toHaveLength(1);
  });

  it('close it with the box or without it, never beside it', async () => {
    for (let round = 0; round < 3; round += 1) {
      const [kept, late] = [await anna.paid(), await anna.paid()];
      const { id } = await anna.open();
      const { version } = (await anna.scan(id, kept.codes[0] ?? '')).data;
      const [closing, adding] = await Promise.all([
        anna.close(id, version),
        (desks[1] as typeof anna).scan(id, late.codes[0] ?? ''),
      ]);
      const batch = await anna.get(id);
      const isIn = batch.boxes.some(({ code }) => code === late.codes[0]);
      expect(adding.data.say).toBe(isIn ? 'ADDED' : 'CLOSED');
      expect([closing.status, batch.status]).toEqual(isIn ? [409, 'OPEN'] : [200, 'CLOSED']);
    }
  });
});
