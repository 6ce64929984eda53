import { NativeSelect, TextInput } from '@mantine/core';
import { useAction } from '../../client/use-action';
import { useFieldText } from '../../client/use-field-text';
import { useTranslation } from '../../client/use-translation';
import { vendorsOf, type ExtraKind, type ExtraVendor } from '../../contract/extras';
import type { Section } from '../../contract/settings-desk';
import type { ExtrasSettings } from '../../contract/shop-settings';
import { PictureAddress } from './picture-address';
import { SectionForm } from './section-form';
import classes from './settings.module.css';
import { SettingsPage } from './settings-page';
import { SharePreview } from './share-preview';
import { useSection } from './use-section';

const KINDS: ExtraKind[] = ['analytics', 'chat', 'support', 'bridge'];
const PICTURES = ['icon', 'touchIcon', 'shareImage'] as const;
type Extras = NonNullable<ExtrasSettings['extras']>;

/** Pictures of the shop, and scripts of others on its pages: each a vendor that is known and an id, never code. */
export function ExtrasScreen({ section }: { section: Section<ExtrasSettings> }) {
  const { t } = useTranslation('operator');
  const state = useSection(section);
  const { typed, set, known } = state;
  const extras = typed.extras ?? {};
  const save = useAction('PUT /operator/settings/extras', { onError: state.onError });
  const errors = save.error?.errors ?? [];
  const errorAt = useFieldText(Object.fromEntries(errors.map(({ path, code }) => [path, code])));
  const submit = async () => state.then(await save.run({ body: { version: known.version, values: typed } }));
  const change = <Name extends keyof Extras>(name: Name, value: Extras[Name] | undefined) => {
    const { [name]: _, ...others } = extras;
    const next = { ...others, ...(value && { [name]: value }) };
    set('extras', Object.keys(next).length > 0 ? next : undefined);
  };
  return (
    <SettingsPage section="extras">
      <SectionForm state={state} error={save.error} isSaving={save.isRunning} onSave={submit}>
        <section className={classes.section} aria-labelledby="pictures">
          <h2 id="pictures">{t('settings.extras.pictures')}</h2>
          <div className={classes.pair}>
            <PictureAddress
              label={t('settings.extras.logo')}
              description={t('settings.extras.logoHint')}
              value={typed.logoImage}
              onChange={(value) => set('logoImage', value)}
              error={errorAt('values.logoImage')}
            />
            {PICTURES.map((name) => (
              <PictureAddress
                key={name}
                label={t(`settings.extras.${name}`)}
                description={t(`settings.extras.${name}Hint`)}
                value={extras[name] ?? ''}
                onChange={(value) => change(name, value || undefined)}
                error={errorAt(`values.extras.${name}`)}
              />
            ))}
          </div>
          <SharePreview image={extras.shareImage ?? typed.logoImage} />
        </section>
        <section className={classes.section} aria-labelledby="scripts">
          <h2 id="scripts">{t('settings.extras.scripts')}</h2>
          <p className={classes.quiet}>{t('settings.extras.scriptsHint')}</p>
          {KINDS.map((kind) => {
            const one = extras[kind];
            const wrong = errors.some(({ path }) => path.startsWith(`values.extras.${kind}`));
            return (
              <div key={kind} className={classes.pair} role="group" aria-label={t(`settings.extras.kind.${kind}`)}>
                <NativeSelect
                  label={t(`settings.extras.kind.${kind}`)}
                  value={one?.vendor ?? ''}
                  data={[
                    { value: '', label: t('settings.extras.none') },
                    ...vendorsOf(kind).map((value) => ({ value, label: value })),
                  ]}
                  onChange={(event) => {
                    const vendor = event.currentTarget.value;
                    change(
                      kind,
                      vendor ? ({ vendor: vendor as ExtraVendor, id: '' } as Extras[typeof kind]) : undefined,
                    );
                  }}
                />
                {one && (
                  <TextInput
                    label={t('settings.extras.id')}
                    value={one.id}
                    dir="ltr"
                    maxLength={100}
                    error={wrong ? t('settings.extras.wrongId') : undefined}
                    onChange={(event) => change(kind, { ...one, id: event.currentTarget.value.trim() })}
                  />
                )}
              </div>
            );
          })}
        </section>
      </SectionForm>
    </SettingsPage>
  );
}
