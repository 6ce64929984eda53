import { useTranslation } from '../../client/use-translation';
import type { DeskTransit } from '../../contract/packing-desk';
import { weightOf, type Doubt } from './box-doubt.rules';
import classes from './packing.module.css';

interface Props {
  doubts: readonly { boxNo: number; why: Doubt; parcels: DeskTransit['parcels'] }[];
  /** What says that it is right. */
  follows: string;
}

/** What contradicts how the parcels were weighed and measured when they came. */
export function BoxDoubts({ doubts, follows }: Props) {
  const { t } = useTranslation('operator');
  return (
    <div role="alert" className={classes.doubts}>
      <strong>{t('packBench.say.LOOK_TWICE')}</strong>
      <ul>
        {doubts.map(({ boxNo, why, parcels }) => (
          <li key={`${String(boxNo)} ${why}`}>
            {t(`packBench.doubt.${why}`, { box: boxNo, grams: weightOf(parcels) })}
          </li>
        ))}
      </ul>
      <p>{follows}</p>
    </div>
  );
}
