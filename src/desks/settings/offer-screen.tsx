import { Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { useAction } from '../../client/use-action';
import { useFieldText } from '../../client/use-field-text';
import { useLocale } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import { CHANNELS } from '../../contract/channels';
import { intlTag } from '../../contract/locales';
import { SHOP_SWITCHES } from '../../contract/tenant.enums';
import { offsetLabel } from '../../contract/tenant-time';
import type { Section } from '../../contract/settings-desk';
import type { OfferSettings } from '../../contract/shop-settings';
import { LinesField } from './lines-field';
import { SectionForm } from './section-form';
import classes from './settings.module.css';
import { SettingsPage } from './settings-page';
import { useSection } from './use-section';
import { WordsField } from './words-field';

/** Where clocks stand somewhere in the world, and at this shop. */
const zonesWith = (own: number) =>
  [...new Set([...Array.from({ length: 53 }, (_, half) => half / 2 - 12), 5.75, 8.75, 12.75, own])].toSorted(
    (a, b) => a - b,
  );

/** What the shop offers, to whom, and by which clock. */
export function OfferScreen({ section }: { section: Section<OfferSettings> }) {
  const { t } = useTranslation('operator');
  const locale = useLocale();
  const state = useSection(section);
  const { typed, set, known } = state;
  const save = useAction('PUT /operator/settings/offer', { onError: state.onError });
  const errors = save.error?.errors ?? [];
  const errorAt = useFieldText(Object.fromEntries(errors.map(({ path, code }) => [path, code])));
  const at = (path: string) => errorAt(`values.${path}`);
  const within = (name: string) => errors.some(({ path }) => path.startsWith(`values.${name}`));
  const submit = async () => state.then(await save.run({ body: { version: known.version, values: typed } }));
  const { preference } = typed;
  const names = new Intl.DisplayNames([intlTag(locale), 'en'], { type: 'region', fallback: 'code' });
  const nameOf = (code: string) => (/^[a-z]{2}$/i.test(code) ? names.of(code.toUpperCase()) : undefined) ?? code;
  const turn = (change: Partial<OfferSettings['preference']>) => set('preference', { ...preference, ...change });
  return (
    <SettingsPage section="offer">
      <SectionForm state={state} error={save.error} isSaving={save.isRunning} onSave={submit}>
        <section className={classes.section} aria-labelledby="parts">
          <h2 id="parts">{t('settings.offer.parts')}</h2>
          {SHOP_SWITCHES.map((name) => (
            <Checkbox
              key={name}
              size="sm"
              label={t(`settings.offer.switch.${name}`)}
              checked={preference[name]}
              onChange={(event) => turn({ [name]: event.currentTarget.checked })}
            />
          ))}
        </section>
        <section className={classes.section} aria-labelledby="channels">
          <h2 id="channels">{t('settings.offer.channels')}</h2>
          <div className={classes.codes}>
            {CHANNELS.map((channel) => (
              <Checkbox
                key={channel}
                size="sm"
                label={t(`buying.channel.${channel}`)}
                checked={preference.productPlatforms.includes(channel)}
                onChange={(event) =>
                  turn({
                    productPlatforms: event.currentTarget.checked
                      ? [...preference.productPlatforms, channel]
                      : preference.productPlatforms.filter((each) => each !== channel),
                  })
                }
              />
            ))}
          </div>
        </section>
        <section className={classes.section} aria-labelledby="where">
          <h2 id="where">{t('settings.offer.where')}</h2>
          <div className={classes.pair}>
            <NativeSelect
              label={t('settings.offer.offset')}
              description={t('settings.offer.offsetHint')}
              value={String(typed.timezoneOffset)}
              data={zonesWith(typed.timezoneOffset).map((hours) => ({
                value: String(hours),
                label: offsetLabel(hours),
              }))}
              onChange={(event) => set('timezoneOffset', Number(event.currentTarget.value))}
              error={at('timezoneOffset')}
            />
            <NativeSelect
              label={t('settings.offer.country')}
              value={typed.countryCode.toLowerCase()}
              data={[...new Set([typed.countryCode, ...typed.countries].map((code) => code.toLowerCase()))].map(
                (value) => ({
                  ...{ value, label: nameOf(value) },
                }),
              )}
              onChange={(event) => set('countryCode', event.currentTarget.value)}
            />
          </div>
          <LinesField
            label={t('settings.offer.countries')}
            description={t('settings.offer.countriesHint')}
            value={typed.countries}
            onChange={(countries) => set('countries', countries)}
            error={within('countries') ? t('settings.offer.wrongCountries') : undefined}
          />
          <p className={classes.quiet}>{typed.countries.map(nameOf).join(', ')}</p>
        </section>
        <section className={classes.section} aria-labelledby="search">
          <h2 id="search">{t('settings.offer.search')}</h2>
          <WordsField
            label={t('settings.offer.placeholder')}
            value={typed.searchPlaceholder}
            onChange={(value) => set('searchPlaceholder', value)}
            maxLength={80}
            error={(language) => at(`searchPlaceholder.${language}`)}
          />
          <TextInput
            readOnly
            size="md"
            label={t('settings.offer.seen')}
            placeholder={typed.searchPlaceholder[locale] ?? Object.values(typed.searchPlaceholder)[0] ?? ''}
          />
        </section>
        <section className={classes.section} aria-labelledby="entry">
          <h2 id="entry">{t('settings.offer.entry')}</h2>
          <LinesField
            label={t('settings.offer.codes')}
            description={t('settings.offer.codesHint')}
            value={typed.promotionCodes ?? []}
            onChange={(codes) => set('promotionCodes', codes.length > 0 ? codes : undefined)}
            error={within('promotionCodes') ? t('settings.offer.wrongCodes') : undefined}
          />
          <LinesField
            label={t('settings.offer.origins')}
            description={t('settings.offer.originsHint')}
            value={typed.returnOrigins}
            onChange={(origins) => set('returnOrigins', origins)}
            error={within('returnOrigins') ? t('settings.offer.wrongOrigins') : undefined}
          />
        </section>
      </SectionForm>
    </SettingsPage>
  );
}
