import { Textarea, TextInput } from '@mantine/core';
import type { FormEvent } from 'react';
import type { ApiError } from '../../client/caller';
import { useTenant } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import { LOCALE_FACTS, type Locale } from '../../contract/locales';
import type { DeskSiteItem, SiteItemKind } from '../../contract/site-item-desk';
import { momentOfWall, offsetLabel, wallOfMoment } from '../../contract/tenant-time';
import { ActionButton } from '../../ui/action-button';
import { RefusalAlert } from '../../ui/refusal-alert';
import { SaveBar } from '../bench/save-bar';
import classes from './content.module.css';
import { PictureField } from './picture-field';
import { SiteItemAims } from './site-item-aims';
import { SiteItemPictures } from './site-item-pictures';
import type { useTyped } from './use-typed';

interface Props {
  kind: SiteItemKind;
  /** Whose words are written now. */
  language: Locale;
  typed: ReturnType<typeof useTyped<DeskSiteItem['draft']>>;
  error: ApiError | undefined;
  isSaving: boolean;
  onSave: () => Promise<void>;
}

const LONGEST = { title: 120, text: 1000, button: 40 };

/** What an item says in one language, and its pictures, link and time, which are of all. Saved it is a draft. */
export function SiteItemForm({ kind, language, typed, error, isSaving, onSave }: Props) {
  const { t } = useTranslation('operator');
  const { timezoneOffset } = useTenant();
  const { typed: value, set, isChanged } = typed;
  const { direction } = LOCALE_FACTS[language];
  const words = (name: 'title' | 'text' | 'button') => ({
    label: t(`content.field.${name}`),
    value: value[name][language] ?? '',
    dir: direction,
    lang: language,
    maxLength: LONGEST[name],
    onChange: ({ currentTarget: { value: said } }: { currentTarget: { value: string } }) => {
      const { [language]: _, ...others } = value[name];
      set({ ...value, [name]: said ? { ...others, [language]: said } : others });
    },
  });
  const moment = (name: 'from' | 'until') => ({
    type: 'datetime-local',
    label: t(`content.field.${name}`),
    description: offsetLabel(timezoneOffset),
    value: value[name] ? wallOfMoment(value[name], timezoneOffset) : '',
    onChange: ({ currentTarget: { value: wall } }: { currentTarget: { value: string } }) =>
      set({ ...value, [name]: (wall && momentOfWall(wall, timezoneOffset)) || null }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void onSave();
  };
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <RefusalAlert error={error?.status === 409 ? undefined : error} />
      <TextInput {...words('title')} />
      <Textarea {...words('text')} autosize={false} rows={kind === 'BANNER' ? 2 : 5} />
      {kind === 'CAMPAIGN' && <TextInput {...words('button')} />}
      {kind === 'BANNER' && <SiteItemPictures {...{ value, language }} onChange={set} />}
      {kind === 'CAMPAIGN' && (
        <PictureField
          label={t('content.field.image')}
          value={value.image}
          onChange={(image) => set({ ...value, image })}
        />
      )}
      {kind !== 'ANNOUNCEMENT' && (
        <TextInput
          label={t('content.field.link')}
          description={t('content.linkHint')}
          value={value.link}
          dir="ltr"
          maxLength={1000}
          onChange={({ currentTarget: { value: link } }) => set({ ...value, link })}
        />
      )}
      {kind !== 'ANNOUNCEMENT' && <SiteItemAims {...{ kind, value }} onChange={set} />}
      <div className={classes.pair}>
        <TextInput {...moment('from')} />
        <TextInput {...moment('until')} />
      </div>
      <SaveBar isKept {...{ isChanged, isSaving }} onDiscard={typed.discard}>
        <ActionButton type="submit" variant="default" disabled={!isChanged} loading={isSaving}>
          {t('content.save')}
        </ActionButton>
      </SaveBar>
    </form>
  );
}
