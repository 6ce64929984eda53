import { Checkbox } from '@mantine/core';
import { useTranslation } from '../../../client/use-translation';
import { COMBINATIONS } from '../../../contract/transit-line.enums';
import classes from '../settings.module.css';
import { ChoiceTerm, FlagTerm } from './choice-term';
import { NumberTerm } from './number-term';
import { RowsTerm, type Column } from './rows-term';
import { PRICE_MODES, startPrice, type PriceMode } from './start-terms';
import { useTerms } from './term-editing';

const UP_TO: Column = { name: 'upToGrams', kind: 'grams', isOpen: true };
const sum = (name: string): Column => ({ name, kind: 'sum' });
const grams = (name: string): Column => ({ name, kind: 'grams' });
const CONTINUED = [grams('firstGrams'), sum('firstFee'), grams('nextGrams'), sum('nextFee')];

/** Above the bands, and the bands, of each way to price a weight. */
const SHAPES: Record<PriceMode, { above: readonly Column[]; bands: readonly Column[] | null }> = {
  continued: { above: CONTINUED, bands: null },
  tier: { above: [], bands: [UP_TO, sum('baseFee'), sum('kilogramFee')] },
  'unit-and-tier': { above: [sum('kilogramFee')], bands: [UP_TO, sum('baseFee')] },
  levels: { above: [grams('firstGrams'), sum('firstFee')], bands: [UP_TO, grams('nextGrams'), sum('nextFee')] },
  'continued-tier': { above: [], bands: [UP_TO, ...CONTINUED] },
  density: { above: [], bands: [{ name: 'fromKgPerM3', kind: 'density' }, sum('baseFee'), sum('kilogramFee')] },
};

/** What a weight costs, and a room, and which of the two is billed. */
export function PriceSection() {
  const { t } = useTranslation('operator');
  const { terms, set } = useTerms();
  const { price, measure } = terms;
  const shape = price && SHAPES[price.mode];
  const startMeasure = { bands: [{ upToMm3: null, cubicMetreFee: NaN }], minMm3: 0, overweightKgPerM3: null };
  return (
    <section className={classes.section} aria-labelledby="price">
      <h2 id="price">{t('lines.section.price')}</h2>
      <Checkbox
        size="sm"
        label={t('lines.field.price.is')}
        checked={price !== null}
        onChange={(event) => set('price', event.currentTarget.checked ? startPrice('continued') : null)}
      />
      {price && shape && (
        <>
          <ChoiceTerm
            path="price.mode"
            options={PRICE_MODES}
            onChoose={(mode) => set('price', startPrice(mode as PriceMode))}
          />
          <div className={classes.pair} key={`above ${price.mode}`}>
            {shape.above.map(({ name, kind }) => (
              <NumberTerm key={name} path={`price.${name}`} kind={kind} />
            ))}
          </div>
          {shape.bands && <RowsTerm key={`bands ${price.mode}`} path="price.bands" columns={shape.bands} most={200} />}
          {'nextBandCap' in price && <FlagTerm path="price.nextBandCap" />}
        </>
      )}
      <Checkbox
        size="sm"
        label={t('lines.field.measure.is')}
        checked={measure !== null}
        onChange={(event) => set('measure', event.currentTarget.checked ? startMeasure : null)}
      />
      {measure && (
        <>
          <RowsTerm
            path="measure.bands"
            columns={[{ name: 'upToMm3', kind: 'cubicMetres', isOpen: true }, sum('cubicMetreFee')]}
            most={50}
          />
          <div className={classes.pair}>
            <NumberTerm path="measure.minMm3" kind="cubicMetres" />
            <NumberTerm path="measure.overweightKgPerM3" kind="density" isOpen />
          </div>
        </>
      )}
      <div className={classes.pair}>
        <ChoiceTerm path="combine" options={COMBINATIONS} />
        <NumberTerm path="minFee" kind="sum" />
        <NumberTerm path="parcelFee" kind="sum" />
        <NumberTerm path="fuelBasisPoints" kind="percent" />
        <NumberTerm path="surchargeCap" kind="sum" isOpen />
      </div>
    </section>
  );
}
