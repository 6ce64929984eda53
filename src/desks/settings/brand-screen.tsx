import { TextInput } from '@mantine/core';
import { useAction } from '../../client/use-action';
import { useFieldText } from '../../client/use-field-text';
import { useTranslation } from '../../client/use-translation';
import type { BrandSettings, Section } from '../../contract/settings-desk';
import { ColourField } from './colour-field';
import { SectionForm } from './section-form';
import classes from './settings.module.css';
import { SettingsPage } from './settings-page';
import { useSection } from './use-section';
import { WordsField } from './words-field';

const NAME_MAX = 120;
const SLOGAN_MAX = 200;

/** What the shop is called, how it looks, and where it is asked for help. */
export function BrandScreen({ section }: { section: Section<BrandSettings> }) {
  const { t } = useTranslation('operator');
  const state = useSection(section);
  const { typed, set, known } = state;
  const save = useAction('PUT /operator/settings/brand', { onError: state.onError });
  const errorAt = useFieldText(Object.fromEntries((save.error?.errors ?? []).map(({ path, code }) => [path, code])));
  const at = (path: string) => errorAt(`values.${path}`);
  const submit = async () => state.then(await save.run({ body: { version: known.version, values: typed } }));
  return (
    <SettingsPage section="brand">
      <SectionForm state={state} error={save.error} isSaving={save.isRunning} onSave={submit}>
        <section className={classes.section} aria-labelledby="words">
          <h2 id="words">{t('settings.brand.words')}</h2>
          <WordsField
            label={t('settings.brand.name')}
            value={typed.name}
            onChange={(value) => set('name', value)}
            maxLength={NAME_MAX}
            error={(language) => at(`name.${language}`) ?? at('name')}
          />
          <WordsField
            label={t('settings.brand.slogan')}
            value={typed.slogan}
            onChange={(value) => set('slogan', value)}
            maxLength={SLOGAN_MAX}
            error={(language) => at(`slogan.${language}`)}
          />
        </section>
        <section className={classes.section} aria-labelledby="look">
          <h2 id="look">{t('settings.brand.look')}</h2>
          <ColourField
            value={typed.themeColor}
            onChange={(value) => set('themeColor', value)}
            error={at('themeColor')}
          />
        </section>
        <section className={classes.section} aria-labelledby="help">
          <h2 id="help">{t('settings.brand.help')}</h2>
          <div className={classes.pair}>
            <TextInput
              label={t('settings.brand.email')}
              type="email"
              value={typed.serviceEmail}
              onChange={(event) => set('serviceEmail', event.currentTarget.value)}
              error={at('serviceEmail')}
            />
            <TextInput
              label={t('settings.brand.phone')}
              type="tel"
              value={typed.servicePhone}
              onChange={(event) => set('servicePhone', event.currentTarget.value)}
              error={at('servicePhone')}
            />
          </div>
        </section>
      </SectionForm>
    </SettingsPage>
  );
}
