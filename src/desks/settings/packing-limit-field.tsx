import { useTranslation } from '../../client/use-translation';
import type { StaffLimits } from '../../contract/staff-limits';
import { USUAL_EXCESS } from '../../contract/staff-limits.enums';
import { NumberField } from './number-field';
import classes from './settings.module.css';

interface Props {
  limits: StaffLimits;
  onChange: (limits: StaffLimits) => void;
  errorAt: (path: string) => string | undefined;
}

/** How much dearer than agreed boxes are closed unasked. */
export function PackingLimitField({ limits, onChange, errorAt }: Props) {
  const { t } = useTranslation('operator');
  const { packingExcess } = limits;
  return (
    <section className={classes.section} aria-labelledby="excess">
      <h2 id="excess">{t('settings.limits.excess')}</h2>
      <p className={classes.quiet}>{t('settings.limits.excessHint')}</p>
      <div className={classes.pair}>
        <NumberField
          label={t('settings.limits.excessMost')}
          unit="%"
          value={packingExcess === undefined ? null : packingExcess / 100}
          placeholder={String(USUAL_EXCESS / 100)}
          onChange={(percent) => onChange({ ...limits, packingExcess: percent === null ? undefined : percent * 100 })}
          error={errorAt('values.staffLimits.packingExcess')}
        />
      </div>
    </section>
  );
}
