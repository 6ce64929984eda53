import { useTranslation } from '../../../client/use-translation';
import { DELIVERIES, GOODS_KINDS } from '../../../contract/transit-line.enums';
import classes from '../settings.module.css';
import { ChoiceTerm, SomeTerm } from './choice-term';
import { ListTerm } from './list-term';
import { NumberTerm } from './number-term';
import { useTerms } from './term-editing';

/** Where it goes, from where, in how many days and what it takes along. */
export function ZoneSection() {
  const { t } = useTranslation('operator');
  const { known } = useTerms();
  return (
    <section className={classes.section} aria-labelledby="zone">
      <h2 id="zone">{t('lines.section.zone')}</h2>
      <div className={classes.pair}>
        <ListTerm path="zone.countries" isLower />
        <ChoiceTerm path="currency" options={known.currencies} texts={null} />
        <NumberTerm path="minDays" kind="days" />
        <NumberTerm path="maxDays" kind="days" />
        <ListTerm path="zone.postcodes" hasSpaces />
        <ListTerm path="zone.exceptPostcodes" hasSpaces />
        <ChoiceTerm path="delivery" options={DELIVERIES} />
        {known.warehouses.length > 1 && <SomeTerm path="warehouses" options={known.warehouses} />}
        {known.stations.length > 0 && <SomeTerm path="stations" options={known.stations} />}
      </div>
      <details>
        <summary>{t('lines.field.goodsKinds')}</summary>
        <SomeTerm
          path="goodsKinds"
          options={GOODS_KINDS.map((id) => ({ id, name: t(`lines.choice.goodsKinds.${id}`) }))}
        />
      </details>
    </section>
  );
}
