import { useTranslation } from '../../../client/use-translation';
import type { Charge } from '../../../contract/transit-line';
import classes from '../settings.module.css';
import { ChoiceTerm } from './choice-term';
import { NumberTerm } from './number-term';
import { startCharge } from './start-terms';
import { useTerms } from './term-editing';
import { valueAt } from './term-paths';

const PER = ['ORDER', 'BOX', 'PARCEL', 'ITEM', 'PIECE', 'CHARGED_KILOGRAM', 'SCALE_KILOGRAM', 'FREIGHT', 'VALUE'];

/** What something costs: a sum for each of something, or a share, between two bounds. */
export function ChargeTerm({ path }: { path: string }) {
  const { t } = useTranslation('operator');
  const { terms, set } = useTerms();
  const charge = valueAt(terms, path) as Charge;
  return (
    <div className={classes.pair} role="group" aria-label={t('lines.charge')}>
      <ChoiceTerm path={`${path}.per`} options={PER} texts="per" onChoose={(per) => set(path, startCharge(per))} />
      {'basisPoints' in charge ? (
        <NumberTerm key="share" path={`${path}.basisPoints`} kind="percent" />
      ) : (
        <NumberTerm key="sum" path={`${path}.fee`} kind="sum" />
      )}
      <NumberTerm path={`${path}.min`} kind="sum" />
      <NumberTerm path={`${path}.max`} kind="sum" isOpen />
    </div>
  );
}
