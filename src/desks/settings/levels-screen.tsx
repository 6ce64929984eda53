import { newIdempotencyKey } from '../../client/caller';
import { useAction } from '../../client/use-action';
import { useFieldText } from '../../client/use-field-text';
import { useTenant } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import type { LevelRule, LevelSettings } from '../../contract/levels';
import type { Section } from '../../contract/settings-desk';
import { ActionButton } from '../../ui/action-button';
import { SectionForm } from './section-form';
import classes from './settings.module.css';
import { SettingsPage } from './settings-page';
import { SumField } from './sum-field';
import { useSection } from './use-section';
import { WordsField } from './words-field';

const MOST = 10;

/** What shoppers are called who pay much in a year. */
export function LevelsScreen({ section }: { section: Section<LevelSettings> }) {
  const { t } = useTranslation('operator');
  const { defaultLanguage, exchangeInfo } = useTenant();
  const state = useSection(section);
  const { typed, set, known } = state;
  const { levels = [] } = typed;
  const save = useAction('PUT /operator/settings/levels', { onError: state.onError });
  const errorAt = useFieldText(Object.fromEntries((save.error?.errors ?? []).map(({ path, code }) => [path, code])));
  const change = (at: number, part: Partial<LevelRule>) =>
    set(
      'levels',
      levels.map((level, place) => (place === at ? { ...level, ...part } : level)),
    );
  const add = () => {
    const from = (levels.at(-1)?.from ?? 0) + 100_000;
    set('levels', [...levels, { id: `level-${newIdempotencyKey().slice(0, 8)}`, name: {}, from }]);
  };
  const submit = async () => state.then(await save.run({ body: { version: known.version, values: { levels } } }));
  return (
    <SettingsPage section="levels">
      <SectionForm state={state} error={save.error} isSaving={save.isRunning} onSave={submit}>
        {errorAt('values.levels') && <p role="alert">{t('settings.levels.rising')}</p>}
        {levels.length === 0 && <p className={classes.quiet}>{t('settings.levels.none')}</p>}
        {levels.map((level, at) => {
          const name = level.name[defaultLanguage] ?? t('settings.levels.unnamed');
          const path = `values.levels.${String(at)}`;
          return (
            <section key={level.id} className={classes.section} aria-label={name}>
              <WordsField
                label={t('settings.levels.name')}
                value={level.name}
                maxLength={40}
                onChange={(said) => change(at, { name: said })}
                error={(language) => errorAt(`${path}.name.${language}`) ?? errorAt(`${path}.name`)}
              />
              <SumField
                label={t('settings.levels.from')}
                value={level.from}
                currency={exchangeInfo.currency}
                onChange={(from) => change(at, { from })}
                error={errorAt(`${path}.from`)}
              />
              <div>
                <ActionButton
                  size="sm"
                  variant="subtle"
                  aria-label={t('settings.levels.less', { name })}
                  onClick={() =>
                    set(
                      'levels',
                      levels.filter((_, place) => place !== at),
                    )
                  }
                >
                  {t('settings.remove')}
                </ActionButton>
              </div>
            </section>
          );
        })}
        <div className={classes.actions}>
          <ActionButton size="xs" variant="default" disabled={levels.length >= MOST} onClick={add}>
            {t('settings.levels.more')}
          </ActionButton>
        </div>
      </SectionForm>
    </SettingsPage>
  );
}
