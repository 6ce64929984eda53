import { useTranslation } from '../../client/use-translation';
import type { StaffLimits } from '../../contract/staff-limits';
import { NumberField } from './number-field';
import classes from './settings.module.css';

interface Props {
  limits: StaffLimits;
  onChange: (limits: StaffLimits) => void;
  errorAt: (path: string) => string | undefined;
}

/** With how many days it is where the shop says nothing of it. */
const REASONS = { unread: '30', read: '30', stored: '' } as const;
const NAMES = Object.keys(REASONS) as (keyof typeof REASONS)[];

/** How long goods lie before two people may throw them away. */
export function KeepDaysFields({ limits, onChange, errorAt }: Props) {
  const { t } = useTranslation('operator');
  return (
    <section className={classes.section} aria-labelledby="keep">
      <h2 id="keep">{t('settings.limits.keep')}</h2>
      <div className={classes.pair}>
        {NAMES.map((reason) => (
          <NumberField
            key={reason}
            label={t(`settings.limits.${reason}`)}
            value={limits.keepDays?.[reason] ?? null}
            placeholder={REASONS[reason]}
            onChange={(days) => onChange({ ...limits, keepDays: { ...limits.keepDays, [reason]: days ?? undefined } })}
            error={errorAt(`values.staffLimits.keepDays.${reason}`)}
          />
        ))}
      </div>
      <p className={classes.quiet}>{t('settings.limits.storedHint')}</p>
    </section>
  );
}
