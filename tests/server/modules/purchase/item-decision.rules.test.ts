import { expect, it } from 'vitest';
import { AFTER, type Decision } from '../../../../src/server/modules/purchase/item-decision.rules';

it.each<[Decision, string]>([
  ['ACCEPT', 'QC_PASSED'],
  ['PART_REFUND', 'QC_PASSED'],
  ['EXCHANGE', 'EXCHANGING'],
  ['RETURN', 'RETURNING'],
])('an item is by %s %s', (decision, status) => expect(AFTER[decision]).toBe(status));
