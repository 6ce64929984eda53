import { useTranslation } from '../../client/use-translation';
import { COMPENSATION_RULES } from '../../contract/compensation-desk.enums';
import type { StaffLimits } from '../../contract/staff-limits';
import { LimitField } from '../bench/limit-field';
import { NumberField } from './number-field';
import classes from './settings.module.css';

interface Props {
  limits: StaffLimits;
  onChange: (limits: StaffLimits) => void;
  errorAt: (path: string) => string | undefined;
}
type Late = NonNullable<StaffLimits['late']>;

/** What a rule gives for an order that is bought or sent too late; without a most of an order, nothing. */
export function LateLimitFields({ limits, onChange, errorAt }: Props) {
  const { t } = useTranslation('operator');
  const { late } = limits;
  const change = (changed: Partial<Late>) => onChange({ ...limits, late: { orderMost: 0, ...late, ...changed } });
  const at = (path: string) => errorAt(`values.staffLimits.late.${path}`);
  return (
    <section className={classes.section} aria-labelledby="late">
      <h2 id="late">{t('settings.limits.late.title')}</h2>
      <p className={classes.quiet}>{t('settings.limits.late.hint')}</p>
      <LimitField
        label={t('settings.limits.late.most')}
        value={late?.orderMost}
        onChange={(sum) => (sum === undefined ? onChange({ ...limits, late: undefined }) : change({ orderMost: sum }))}
        error={at('orderMost')}
      />
      {late && <p className={classes.quiet}>{t('settings.limits.late.each')}</p>}
      {late &&
        COMPENSATION_RULES.map((rule) => (
          <div key={rule} className={classes.pair}>
            <LimitField
              label={t(`settings.limits.late.sum.${rule}`)}
              value={late[rule]?.sum}
              onChange={(sum) => change({ [rule]: { ...late[rule], sum } })}
              error={at(`${rule}.sum`)}
            />
            <NumberField
              label={t(`settings.limits.late.fee.${rule}`)}
              value={late[rule]?.feeBasisPoints === undefined ? null : late[rule].feeBasisPoints / 100}
              onChange={(percent) =>
                change({ [rule]: { ...late[rule], feeBasisPoints: percent === null ? undefined : percent * 100 } })
              }
              error={at(`${rule}.feeBasisPoints`)}
            />
          </div>
        ))}
    </section>
  );
}
