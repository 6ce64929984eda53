import { DEFAULT_LOCALE, isLocale } from '../../contract/locales';
import { demoText } from '../demo-text';
import type { Findings } from '../../server/modules/warehouse/bench.service';
import { drawn } from './played-chance';
import type { findBought } from './played-work.repo';

type Bought = Awaited<ReturnType<typeof findBought>>[number];

/** What is found, and what a bench would have called it. */
const FAULTS = [
  ['scratch', 'DAMAGED'],
  ['seam', 'DAMAGED'],
  ['stain', 'STAINED'],
  ['colour', 'VARIANT'],
  ['part', 'PARTS'],
] as const;

/**
 * What is wrong with one thing in so many: always the same things of a catalogue, so that who shows the shop finds one on
 * purpose. What came in place of a faulty one is good.
 */
export function playedFaults(bought: Bought[], oneIn = 0): NonNullable<Findings['faults']> {
  return bought.flatMap(({ item, language }) => {
    const of = `${item.itemId}:${item.skuId}`;
    if (oneIn === 0 || item.finding !== '' || drawn(`${of}:fault`, oneIn) !== 0) return [];
    const [fault, reason] = FAULTS[drawn(`${of}:kind`, FAULTS.length)] ?? FAULTS[0];
    const finding = demoText(isLocale(language) ? language : DEFAULT_LOCALE, `faults.${fault}`);
    const tenths = 1 + drawn(`${of}:offer`, 3);
    return { orderItemId: item.id, finding, offerLocal: Math.floor((item.totalLocal * tenths) / 10), reason };
  });
}
