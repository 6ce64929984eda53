import { IconChevronDown, IconWorld } from '@tabler/icons-react';
import dynamic from 'next/dynamic';
import { useShell } from '../client/use-shell';
import { useTranslation } from '../client/use-translation';
import { LOCALE_FACTS } from '../contract/locales';
import { Dropdown } from '../ui/dropdown';
import classes from './status-bar.module.css';
import { PartLoading } from '../ui/part-loading';

const LanguageList = dynamic(() => import('./language-list').then((file) => file.LanguageList), {
  ssr: false,
  loading: PartLoading,
});

/** FRM-3: a choice where there is more than one language. */
export function LanguageMenu() {
  const { t } = useTranslation();
  const { locale, tenant } = useShell();
  const { name } = LOCALE_FACTS[locale];
  const isDisabled = tenant.supportedLanguages.length < 2;
  return (
    <Dropdown
      className={classes.button}
      name={t('shell.language', { name })}
      isDisabled={isDisabled}
      label={
        <>
          <IconWorld size={16} aria-hidden />
          {name}
          {!isDisabled && <IconChevronDown size={14} aria-hidden />}
        </>
      }
    >
      {() => <LanguageList />}
    </Dropdown>
  );
}
