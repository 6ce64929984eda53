import { useAction } from '../../client/use-action';
import { useFieldText } from '../../client/use-field-text';
import { useShell } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import type { LimitSettings, Section } from '../../contract/settings-desk';
import { SectionForm } from './section-form';
import classes from './settings.module.css';
import { SettingsPage } from './settings-page';
import { SumField } from './sum-field';
import { useSection } from './use-section';

const NOTHING = { compensationMonth: 0 };

/** What the staff may do with money. */
export function LimitsScreen({ section }: { section: Section<LimitSettings> }) {
  const { t } = useTranslation('operator');
  const { tenant } = useShell();
  const state = useSection(section);
  const { typed, set, known } = state;
  const limits = typed.staffLimits ?? NOTHING;
  const save = useAction('PUT /operator/settings/limits', { onError: state.onError });
  const errorAt = useFieldText(Object.fromEntries((save.error?.errors ?? []).map(({ path, code }) => [path, code])));
  const submit = async () =>
    state.then(await save.run({ body: { version: known.version, values: { staffLimits: limits } } }));
  return (
    <SettingsPage section="limits">
      <SectionForm state={state} error={save.error} isSaving={save.isRunning} onSave={submit}>
        <section className={classes.section} aria-labelledby="given">
          <h2 id="given">{t('settings.limits.given')}</h2>
          <SumField
            label={t('settings.limits.month')}
            description={t('settings.limits.monthHint')}
            value={limits.compensationMonth}
            currency={tenant.exchangeInfo.currency}
            onChange={(compensationMonth) => set('staffLimits', { ...limits, compensationMonth })}
            error={errorAt('values.staffLimits.compensationMonth')}
          />
        </section>
      </SectionForm>
    </SettingsPage>
  );
}
