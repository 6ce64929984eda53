import { Checkbox } from '@mantine/core';
import { useAction } from '../../client/use-action';
import { useFieldText } from '../../client/use-field-text';
import { useTranslation } from '../../client/use-translation';
import type { SourcesSection } from '../../contract/source-settings';
import { NumberField } from './number-field';
import { RowList } from './row-list';
import { SectionForm } from './section-form';
import classes from './settings.module.css';
import { SettingsPage } from './settings-page';
import { SourceRowFields } from './source-row-fields';
import { useSection } from './use-section';
import { useSourceName } from './use-source-name';

const MOST = 20;

/** Who is asked for goods, in which order, and how much of it a day has. */
export function SourcesScreen({ section }: { section: SourcesSection }) {
  const { t } = useTranslation('operator');
  const state = useSection(section);
  const { typed, set, known } = state;
  const nameOf = useSourceName(known.titles);
  const { marketplaceSources: rows, supplierCallsADay: calls, translatedCharactersADay: letters } = typed;
  const save = useAction('PUT /operator/settings/sources', { onError: state.onError });
  const errorAt = useFieldText(Object.fromEntries((save.error?.errors ?? []).map(({ path, code }) => [path, code])));
  const submit = async () =>
    state.then(await save.run({ body: { version: known.version, values: typed } }), t('settings.savedForStaff'));
  return (
    <SettingsPage section="sources">
      <SectionForm state={state} error={save.error} isSaving={save.isRunning} onSave={submit}>
        <section className={classes.section} aria-labelledby="order">
          <h2 id="order">{t('settings.sources.order')}</h2>
          <Checkbox
            size="sm"
            label={t('settings.sources.usual')}
            description={known.usual.map(({ source }) => nameOf(source)).join(' → ')}
            checked={rows === undefined}
            onChange={(event) => set('marketplaceSources', event.currentTarget.checked ? undefined : known.usual)}
          />
        </section>
        {rows && (
          <RowList
            title={t('settings.sources.rows')}
            hint={t('settings.sources.rowsHint')}
            rows={rows}
            most={MOST}
            more={() => ({ source: known.known[0] ?? '' })}
            onChange={(next) => set('marketplaceSources', next)}
            nameOf={({ source }) => nameOf(source)}
            error={errorAt('values.marketplaceSources')}
          >
            {(row, change, at) => (
              <SourceRowFields
                row={row}
                known={known.known}
                nameOf={nameOf}
                onChange={change}
                error={errorAt(`values.marketplaceSources.${String(at)}.source`)}
              />
            )}
          </RowList>
        )}
        <section className={classes.section} aria-labelledby="day">
          <h2 id="day">{t('settings.sources.day')}</h2>
          <p className={classes.quiet}>{t('settings.sources.dayHint')}</p>
          <div className={classes.pair}>
            <NumberField
              label={t('settings.sources.calls')}
              description={calls === undefined ? undefined : t('settings.sources.spent', { count: known.spentToday })}
              placeholder={t('settings.sources.any')}
              value={calls ?? null}
              onChange={(most) => set('supplierCallsADay', most ?? undefined)}
              error={errorAt('values.supplierCallsADay')}
            />
            <NumberField
              label={t('settings.sources.letters')}
              placeholder={t('settings.sources.byServer')}
              value={letters ?? null}
              onChange={(most) => set('translatedCharactersADay', most ?? undefined)}
              error={errorAt('values.translatedCharactersADay')}
            />
          </div>
        </section>
      </SectionForm>
    </SettingsPage>
  );
}
