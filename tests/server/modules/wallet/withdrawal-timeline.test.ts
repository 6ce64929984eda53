import { expect, it } from 'vitest';
import { askedFor, atDesk } from './withdrawing';

it('tells the steps of a withdrawal in their order, where all of them were of one moment', async () => {
  const at = await askedFor();
  await (await atDesk(at, ['finance-approver'])).decide(at.approvalId);
  const { timeline } = (await at.first.pay('B-78')).data;
  expect(new Set(timeline.slice(1).map((step) => step.at)).size).toBe(1);
  expect(timeline.map(({ code }) => code)).toEqual(['REQUESTED', 'ASKED', 'APPROVED', 'PAID']);
});
