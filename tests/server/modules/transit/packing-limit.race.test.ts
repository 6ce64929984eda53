import { expect, it } from 'vitest';
import { packingDeskEndpoints as calls } from '../../../../src/contract/packing.desk.endpoints';
import { transitEndpoints } from '../../../../src/contract/transit.endpoints';
import { lapseQuestions } from '../../../../src/server/modules/transit/answer-question.service';
import { describeOnPostgres } from '../../../support/postgres';
import { signInStaff } from '../../../support/staff';
import { BOX } from './packing';
import { startShipping } from './shipping';

describeOnPostgres('a question about boxes that are too dear (G36)', () => {
  it('is answered once, by its shopper or by the clock, and what they agreed to holds', async () => {
    const at = await startShipping();
    const packer = await signInStaff(at.shop, ['packer']);
    const { id } = await at.order();
    const { data: order } = await at.shop.call(calls.start, { params: { id } }, packer);
    const body = { version: order.version, boxes: [BOX, BOX], note: 'Longer than it was said to be' };
    await at.shop.call(calls.ask, { params: { id }, body }, packer);
    const questionId = (await at.get(id)).data.question?.id ?? '';
    const late = new Date(at.shop.clock.now.getTime() + 49 * 3_600_000);
    const agree = () =>
      at.shop.call(
        transitEndpoints.answer,
        { params: { id }, body: { questionId, decision: 'AGREE' } },
        { token: at.token },
      );
    const [first, , second] = await Promise.all([agree(), lapseQuestions(late), agree()]);
    const agreed = [first, second].filter(({ status }) => status === 200).length;
    const { data: now } = await at.shop.call(calls.get, { params: { id } }, packer);
    expect(agreed).toBeLessThan(2);
    expect(now).toMatchObject({ canPack: true, question: { state: agreed === 1 ? 'AGREED' : 'LAPSED' } });
    const parcelIds = now.parcels.map((one) => one.id);
    const seal = { version: now.version, boxes: [BOX, BOX], parcelIds };
    const sealed = await Promise.all(
      [0, 1].map(() => at.shop.call(calls.seal, { params: { id }, body: seal }, packer)),
    );
    expect(sealed.filter(({ status }) => status === 200)).toHaveLength(agreed);
  });

  it('is of boxes that are sealed once, whichever of two tables closes them with the shop bearing the rest', async () => {
    const at = await startShipping();
    const manager = await signInStaff(at.shop, ['manager']);
    const { id } = await at.order();
    const { data } = await at.shop.call(calls.start, { params: { id } }, manager);
    const parcelIds = data.parcels.map((one) => one.id);
    const body = { version: data.version, boxes: [BOX, BOX], parcelIds, absorb: true };
    const all = await Promise.all([0, 1].map(() => at.shop.call(calls.seal, { params: { id }, body }, manager)));
    expect(all.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });
});
