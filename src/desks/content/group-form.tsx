import { NativeSelect, SegmentedControl, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTenant } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import { GROUP_PLACES } from '../../contract/catalogue-desk.enums';
import type { ProductRow } from '../../contract/catalogue-desk';
import { LOCALE_FACTS } from '../../contract/locales';
import { momentOfWall, offsetLabel, wallOfMoment } from '../../contract/tenant-time';
import { ActionButton } from '../../ui/action-button';
import classes from './content.module.css';
import { GroupPreview } from './group-preview';
import { LanguagePick } from './language-pick';

interface Props {
  row: ProductRow;
  categories: { id: string; name: string }[];
  onChange: (row: ProductRow) => void;
  onRemove: () => void;
}

type Word = { currentTarget: { value: string } };

/** One row: what it is called, what it is filled with, and when it is shown; below it, what stands in it now. */
export function GroupForm({ row, categories, onChange, onRemove }: Props) {
  const { t } = useTranslation('operator');
  const { defaultLanguage, timezoneOffset, tenantPreference } = useTenant();
  const [language, setLanguage] = useState(defaultLanguage);
  const { title, place = 'PREFERRED', channel, categoryId, keyword } = row;
  const set = (part: Partial<ProductRow>) => onChange({ ...row, ...part });
  const moment = (name: 'from' | 'until') => ({
    type: 'datetime-local',
    label: t(`content.field.${name}`),
    description: offsetLabel(timezoneOffset),
    value: row[name] ? wallOfMoment(row[name], timezoneOffset) : '',
    onChange: ({ currentTarget: { value: wall } }: Word) =>
      set({ [name]: wall ? momentOfWall(wall, timezoneOffset) : undefined }),
  });
  const any = { value: '', label: t('catalogue.groups.any') };
  return (
    <div className={classes.form}>
      <div className={classes.pair}>
        <TextInput
          size="sm"
          label={t('content.title')}
          value={title[language] ?? ''}
          dir={LOCALE_FACTS[language].direction}
          lang={language}
          maxLength={80}
          onChange={({ currentTarget: { value } }) => set({ title: { ...title, [language]: value } })}
        />
        <div className={classes.beside}>
          <LanguagePick isNamed value={language} words={title} onChange={setLanguage} />
        </div>
      </div>
      <SegmentedControl
        aria-label={t('catalogue.groups.where')}
        value={place}
        onChange={(value) => set({ place: GROUP_PLACES.find((each) => each === value) })}
        data={GROUP_PLACES.map((value) => ({ value, label: t(`catalogue.groups.place.${value}`) }))}
      />
      {place === 'RECOMMENDED' && <p className={classes.quiet}>{t('catalogue.groups.recommendedHint')}</p>}
      <div className={classes.wish}>
        <TextInput
          size="sm"
          label={t('catalogue.groups.keyword')}
          description={t('catalogue.groups.keywordHint')}
          value={keyword ?? ''}
          maxLength={60}
          onChange={({ currentTarget: { value } }) => set({ keyword: value })}
        />
        <NativeSelect
          size="sm"
          label={t('catalogue.groups.category')}
          value={categoryId ?? ''}
          onChange={({ currentTarget: { value } }) => set({ categoryId: value || undefined })}
          data={[any, ...categoriesWith(categories, categoryId)]}
        />
        <NativeSelect
          size="sm"
          label={t('catalogue.groups.channel')}
          value={channel ?? ''}
          onChange={({ currentTarget: { value } }) =>
            set({ channel: tenantPreference.productPlatforms.find((each) => each === value) })
          }
          data={[
            any,
            ...tenantPreference.productPlatforms.map((value) => ({ value, label: t(`buying.channel.${value}`) })),
          ]}
        />
      </div>
      <div className={classes.pair}>
        <TextInput size="sm" {...moment('from')} />
        <TextInput size="sm" {...moment('until')} />
      </div>
      <GroupPreview {...{ title: title[language] ?? '', channel, categoryId, keyword }} />
      <div>
        <ActionButton variant="default" onClick={onRemove}>
          {t('catalogue.groups.remove')}
        </ActionButton>
      </div>
    </div>
  );
}

/** Also the one that is chosen, whatever the marketplace calls its own now. */
const categoriesWith = (categories: Props['categories'], chosen: string | undefined) => {
  const known = categories.map(({ id: value, name: label }) => ({ value, label }));
  return chosen && !known.some(({ value }) => value === chosen) ? [...known, { value: chosen, label: chosen }] : known;
};
