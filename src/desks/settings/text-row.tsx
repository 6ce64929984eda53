import { useMay } from '../../client/use-staff';
import { useTranslation } from '../../client/use-translation';
import { LOCALE_FACTS, type Locale } from '../../contract/locales';
import type { ShopText } from '../../contract/own-texts';
import { useState } from 'react';
import { ActionButton } from '../../ui/action-button';
import { StatusChip } from '../../ui/status-chip';
import classes from './settings.module.css';
import { TextForm } from './text-form';

interface Props {
  text: ShopText;
  language: Locale;
  onChanged: (now: ShopText) => void;
}

/** One text: as it is shipped, and as the shop says it. */
export function TextRow({ text, language, onChanged }: Props) {
  const { t } = useTranslation('operator');
  const mayEdit = useMay('settings.edit');
  const [isOpen, setOpen] = useState(false);
  const { key, forms } = text;
  const { direction } = LOCALE_FACTS[language];
  const isOwn = forms.some(({ own }) => own !== null);
  return (
    <li className={classes.text}>
      <p className={classes.actions} data-part="key">
        <bdi dir="ltr" className={classes.code}>
          {key}
        </bdi>
        {isOwn && <StatusChip tone="moving">{t('settings.texts.own')}</StatusChip>}
      </p>
      {forms.map(({ form, shipped, own }) => (
        <p key={form} dir={direction} className={classes.said}>
          {form && <span className={classes.quiet}>{t(`settings.texts.form.${form}`)}: </span>}
          {own === null ? (
            shipped
          ) : (
            <>
              <strong>{own}</strong> <del className={classes.quiet}>{shipped}</del>
            </>
          )}
        </p>
      ))}
      {mayEdit && !isOpen && (
        <div data-part="edit">
          <ActionButton
            size="xs"
            variant="default"
            aria-label={t('settings.texts.editOf', { key })}
            onClick={() => setOpen(true)}
          >
            {t('settings.texts.edit')}
          </ActionButton>
        </div>
      )}
      {isOpen && (
        <TextForm
          key={text.version}
          {...{ text, language }}
          onSaved={(now) => {
            setOpen(false);
            onChanged(now);
          }}
          onStale={onChanged}
          onClose={() => setOpen(false)}
        />
      )}
    </li>
  );
}
