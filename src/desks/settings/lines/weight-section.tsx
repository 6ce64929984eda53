import { Checkbox } from '@mantine/core';
import { useTranslation } from '../../../client/use-translation';
import { BOX_SUMS } from '../../../contract/transit-line.enums';
import classes from '../settings.module.css';
import { ChoiceTerm, FlagTerm } from './choice-term';
import { NumberTerm } from './number-term';
import { useTerms } from './term-editing';

/** What is counted of a box, and how large and heavy it may be. */
export function WeightSection() {
  const { t } = useTranslation('operator');
  const { terms, set } = useTerms();
  const { bigStep } = terms.weight;
  return (
    <section className={classes.section} aria-labelledby="weight">
      <h2 id="weight">{t('lines.section.weight')}</h2>
      <FlagTerm path="weight.ignoreVolume" />
      <div className={classes.pair}>
        <NumberTerm path="weight.divisor" kind="count" />
        <ChoiceTerm path="weight.method" options={['greater', 'hybrid']} />
        <NumberTerm path="weight.stepGrams" kind="grams" />
        <NumberTerm path="weight.minGrams" kind="grams" />
        <NumberTerm path="weight.maxScaleGrams" kind="grams" isOpen />
        <NumberTerm path="weight.maxCountedGrams" kind="grams" isOpen />
      </div>
      <details>
        <summary>{t('lines.moreWeight')}</summary>
        <div className={classes.pair}>
          <NumberTerm path="weight.volumeFromSideMm" kind="millimetres" isOpen />
          <NumberTerm path="weight.volumeFromRatio" kind="percent" isOpen />
          <NumberTerm path="weight.shareBasisPoints" kind="percent" />
        </div>
        <Checkbox
          size="sm"
          my="sm"
          label={t('lines.field.weight.bigStep.is')}
          checked={bigStep !== null}
          onChange={(event) =>
            set('weight.bigStep', event.currentTarget.checked ? { fromGrams: 21_000, stepGrams: 1000 } : null)
          }
        />
        {bigStep && (
          <div className={classes.pair}>
            <NumberTerm path="weight.bigStep.fromGrams" kind="grams" />
            <NumberTerm path="weight.bigStep.stepGrams" kind="grams" />
          </div>
        )}
      </details>
      <h3>{t('lines.section.limits')}</h3>
      <div className={classes.pair}>
        <NumberTerm path="limits.maxSideMm" kind="millimetres" isOpen />
        <NumberTerm path="limits.maxSumMm" kind="millimetres" isOpen />
        <NumberTerm path="limits.maxGirthMm" kind="millimetres" isOpen />
        <NumberTerm path="boxes.max" kind="count" />
        <ChoiceTerm path="boxes.sum" options={BOX_SUMS} />
      </div>
      {(['largestMm', 'smallestMm'] as const).map((name) => (
        <SidesTerm key={name} name={name} />
      ))}
    </section>
  );
}

/** Three sides of a box, the longest first. */
function SidesTerm({ name }: { name: 'largestMm' | 'smallestMm' }) {
  const { t } = useTranslation('operator');
  const { terms, set } = useTerms();
  const sides = terms.limits[name];
  return (
    <>
      <Checkbox
        size="sm"
        label={t(`lines.field.limits.${name}`)}
        checked={sides !== null}
        onChange={(event) => set(`limits.${name}`, event.currentTarget.checked ? [NaN, NaN, NaN] : null)}
      />
      {sides && (
        <div className={classes.pair} role="group" aria-label={t(`lines.field.limits.${name}`)}>
          {['0', '1', '2'].map((side) => (
            <NumberTerm key={side} path={`limits.${name}.${side}`} kind="millimetres" />
          ))}
        </div>
      )}
    </>
  );
}
