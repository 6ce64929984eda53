import { useTranslation } from '../../client/use-translation';
import type { StaffLimits } from '../../contract/staff-limits';
import { NumberField } from './number-field';
import classes from './settings.module.css';

interface Props {
  limits: StaffLimits;
  onChange: (limits: StaffLimits) => void;
  errorAt: (path: string) => string | undefined;
}

const REASONS = ['unread', 'read'] as const;
/** Where the shop says nothing of it. */
const USUAL = '30';

/** How long goods of nobody's lie before two people may throw them away. */
export function KeepDaysFields({ limits, onChange, errorAt }: Props) {
  const { t } = useTranslation('operator');
  return (
    <section className={classes.section} aria-labelledby="keep">
      <h2 id="keep">{t('settings.limits.keep')}</h2>
      <div className={classes.pair}>
        {REASONS.map((reason) => (
          <NumberField
            key={reason}
            label={t(`settings.limits.${reason}`)}
            value={limits.keepDays?.[reason] ?? null}
            placeholder={USUAL}
            onChange={(days) => onChange({ ...limits, keepDays: { ...limits.keepDays, [reason]: days ?? undefined } })}
            error={errorAt(`values.staffLimits.keepDays.${reason}`)}
          />
        ))}
      </div>
    </section>
  );
}
