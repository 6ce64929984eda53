import { useAction } from '../../client/use-action';
import { useFieldText } from '../../client/use-field-text';
import { useMay } from '../../client/use-staff';
import { useTranslation } from '../../client/use-translation';
import type { LimitsSection } from '../../contract/settings-desk';
import type { StaffLimits } from '../../contract/staff-limits';
import { ALONE_LIMITS, DAY_LIMITS, LIMITED_ROLES } from '../../contract/staff-limits.enums';
import { LimitField } from '../bench/limit-field';
import { KeepDaysFields } from './keep-days-fields';
import { LateLimitFields } from './late-limit-fields';
import { PackingLimitField } from './packing-limit-field';
import { SectionForm } from './section-form';
import classes from './settings.module.css';
import { SettingsPage } from './settings-page';
import { useSection } from './use-section';
import { WantedLimits } from './wanted-limits';

const NOTHING = { compensationMonth: 0 };

/** What the staff may do with money. */
export function LimitsScreen({ section }: { section: LimitsSection }) {
  const { t } = useTranslation('operator');
  const mayRaise = useMay('settings.limits');
  const state = useSection(section);
  const { typed, set, known } = state;
  const limits: StaffLimits = typed.staffLimits ?? NOTHING;
  const save = useAction('PUT /operator/settings/limits', { onError: state.onError });
  const errorAt = useFieldText(Object.fromEntries((save.error?.errors ?? []).map(({ path, code }) => [path, code])));
  const submit = async () => {
    const saved = await save.run({ body: { version: known.version, values: { staffLimits: limits } } });
    await state.then(saved, t(saved?.wanted ? 'settings.limits.savedInPart' : 'settings.limits.saved'));
  };
  return (
    <SettingsPage section="limits">
      {known.isLive ? (
        <p className={classes.quiet}>{t('settings.limits.raisedByTwo')}</p>
      ) : (
        <p className={classes.quiet}>{t(mayRaise ? 'settings.limits.raisedAlone' : 'settings.limits.raisedByOwner')}</p>
      )}
      <WantedLimits known={known} take={state.take} />
      <SectionForm state={state} error={save.error} isSaving={save.isRunning} onSave={submit}>
        <section className={classes.section} aria-labelledby="given">
          <h2 id="given">{t('settings.limits.given')}</h2>
          <LimitField
            label={t('settings.limits.month')}
            description={t('settings.limits.monthHint')}
            value={limits.compensationMonth}
            onChange={(sum) => set('staffLimits', { ...limits, compensationMonth: sum ?? 0 })}
            error={errorAt('values.staffLimits.compensationMonth')}
          />
        </section>
        <LateLimitFields limits={limits} onChange={(changed) => set('staffLimits', changed)} errorAt={errorAt} />
        <section className={classes.section} aria-labelledby="alone">
          <h2 id="alone">{t('settings.limits.alone')}</h2>
          <p className={classes.quiet}>{t('settings.limits.aloneHint')}</p>
          <div className={classes.pair}>
            {ALONE_LIMITS.map((kind) => (
              <LimitField
                key={kind}
                label={t(`settings.limits.${kind}`)}
                placeholder={t('settings.limits.any')}
                value={limits.alone?.[kind]}
                onChange={(sum) => set('staffLimits', { ...limits, alone: { ...limits.alone, [kind]: sum } })}
                error={errorAt(`values.staffLimits.alone.${kind}`)}
              />
            ))}
          </div>
        </section>
        <PackingLimitField limits={limits} onChange={(changed) => set('staffLimits', changed)} errorAt={errorAt} />
        <KeepDaysFields limits={limits} onChange={(changed) => set('staffLimits', changed)} errorAt={errorAt} />
        <section className={classes.section} aria-labelledby="days">
          <h2 id="days">{t('settings.limits.days')}</h2>
          <p className={classes.quiet}>{t('settings.limits.daysHint')}</p>
          {LIMITED_ROLES.map((role) => (
            <div key={role} className={classes.pair}>
              {DAY_LIMITS.map((kind) => (
                <LimitField
                  key={kind}
                  label={t('settings.limits.ofRole', {
                    role: role === 'other' ? t('settings.limits.ownRoles') : t(`roles.${role}`),
                    kind: t(`settings.limits.${kind}`),
                  })}
                  placeholder={t('settings.limits.noLimit')}
                  value={limits.days?.[role]?.[kind]}
                  onChange={(sum) => {
                    const days = { ...limits.days, [role]: { ...limits.days?.[role], [kind]: sum } };
                    set('staffLimits', { ...limits, days });
                  }}
                  error={errorAt(`values.staffLimits.days.${role}.${kind}`)}
                />
              ))}
            </div>
          ))}
        </section>
      </SectionForm>
    </SettingsPage>
  );
}
