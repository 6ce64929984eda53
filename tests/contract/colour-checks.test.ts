import fc from 'fast-check';
import { expect, it } from 'vitest';
import { colourChecks } from '../../src/contract/colour-checks';
import { READABLE, shopColoursOf } from '../../src/contract/palette';

it('shows no words that cannot be read, whatever colour a shop chooses', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 0xffffff }), (value) => {
      const checks = colourChecks(shopColoursOf(`#${value.toString(16).padStart(6, '0')}`));
      for (const { button, link, badge } of Object.values(checks))
        for (const { ratio } of [button, link, badge]) expect(ratio).toBeGreaterThanOrEqual(READABLE);
    }),
  );
});
