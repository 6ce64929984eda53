import { Checkbox, Radio } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { useAction } from '../../client/use-action';
import { useTranslation } from '../../client/use-translation';
import { LOCALE_FACTS, LOCALES, type Locale } from '../../contract/locales';
import type { LanguageSettings, Section } from '../../contract/settings-desk';
import { ActionButton } from '../../ui/action-button';
import { SectionForm } from './section-form';
import classes from './settings.module.css';
import { SettingsPage } from './settings-page';
import { useSection } from './use-section';

/** Which languages the shop speaks, in which order they are offered, and which is its own. */
export function LanguagesScreen({ section }: { section: Section<LanguageSettings> }) {
  const { t } = useTranslation('operator');
  const state = useSection(section);
  const { typed, set, known } = state;
  const { supportedLanguages: spoken, defaultLanguage: own } = typed;
  const save = useAction('PUT /operator/settings/languages', { onError: state.onError });
  const submit = async () => state.then(await save.run({ body: { version: known.version, values: typed } }));
  const turn = (language: Locale, isOn: boolean) =>
    set('supportedLanguages', isOn ? [...spoken, language] : spoken.filter((each) => each !== language));
  const move = (language: Locale, by: -1 | 1) => {
    const from = spoken.indexOf(language);
    const moved = spoken.filter((each) => each !== language);
    set('supportedLanguages', [...moved.slice(0, from + by), language, ...moved.slice(from + by)]);
  };
  const silent = LOCALES.filter((language) => !spoken.includes(language));
  return (
    <SettingsPage section="languages">
      <SectionForm state={state} error={save.error} isSaving={save.isRunning} onSave={submit}>
        <section className={classes.section} aria-labelledby="spoken">
          <h2 id="spoken">{t('settings.languages.spoken')}</h2>
          <ul className={classes.tongues}>
            {spoken.map((language, at) => {
              const { name } = LOCALE_FACTS[language];
              return (
                <li key={language} className={classes.row}>
                  <Checkbox
                    size="sm"
                    label={name}
                    checked
                    disabled={language === own}
                    onChange={() => turn(language, false)}
                  />
                  <span className={classes.actions}>
                    <Radio
                      size="sm"
                      name="own"
                      label={t('settings.languages.own')}
                      aria-label={t('settings.languages.ownOf', { name })}
                      checked={language === own}
                      onChange={() => set('defaultLanguage', language)}
                    />
                    <ActionButton
                      size="xs"
                      variant="default"
                      aria-label={t('settings.languages.up', { name })}
                      disabled={at === 0}
                      onClick={() => move(language, -1)}
                    >
                      <IconArrowUp size={14} aria-hidden />
                    </ActionButton>
                    <ActionButton
                      size="xs"
                      variant="default"
                      aria-label={t('settings.languages.down', { name })}
                      disabled={at === spoken.length - 1}
                      onClick={() => move(language, 1)}
                    >
                      <IconArrowDown size={14} aria-hidden />
                    </ActionButton>
                  </span>
                </li>
              );
            })}
          </ul>
        </section>
        {silent.length > 0 && (
          <section className={classes.section} aria-labelledby="silent">
            <h2 id="silent">{t('settings.languages.silent')}</h2>
            <div className={classes.codes}>
              {silent.map((language) => (
                <Checkbox
                  key={language}
                  size="sm"
                  label={LOCALE_FACTS[language].name}
                  checked={false}
                  onChange={() => turn(language, true)}
                />
              ))}
            </div>
          </section>
        )}
      </SectionForm>
    </SettingsPage>
  );
}
