import { expect, it } from 'vitest';
import { describeOnPostgres } from '../../../support/postgres';
import { numberOf, startScanning } from './scanning';

const ROUNDS = 6;

describeOnPostgres('one parcel at four benches at once', () => {
  it.each(['that somebody waits for', 'that nobody waits for'])('%s is taken in once', async (whose) => {
    const at = await startScanning();
    for (let round = 1; round <= ROUNDS; round += 1) {
      const number = numberOf(round);
      if (whose === 'that somebody waits for') await at.await(number);
      const answers = await Promise.all(['A', 'B', 'C', 'D'].map((name) => at.bench(name).scan(number)));
      expect(new Set(answers.map(({ parcel }) => parcel?.id)).size).toBe(1);
      expect(answers.map(({ say }) => say).filter((say) => say !== 'ALREADY')).toHaveLength(1);
    }
  });
});
