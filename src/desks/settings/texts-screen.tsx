import { Button, NativeSelect, TextInput } from '@mantine/core';
import Link from 'next/link';
import { useRouter } from 'next/router';
import { useState, type FormEvent } from 'react';
import { useTenant } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import { deskPaths } from '../../contract/desk-paths';
import { LOCALE_FACTS, type Locale } from '../../contract/locales';
import { OWN_TEXT_VIEWS } from '../../contract/own-texts.enums';
import type { ShopText, ShopTexts, ShopTextsQuery } from '../../contract/own-texts';
import { ActionButton } from '../../ui/action-button';
import { EmptyState } from '../../ui/empty-state';
import { TabLinks } from '../../ui/tab-links';
import classes from './settings.module.css';
import { SettingsPage } from './settings-page';
import { TextRow } from './text-row';
import { TextsElsewhere } from './texts-elsewhere';

interface Props {
  texts: ShopTexts;
  asked: Pick<ShopTextsQuery, 'language' | 'view' | 'keyword'>;
}

/** What the shop says otherwise than is shipped, text by text and language by language. */
export function TextsScreen({ texts, asked }: Props) {
  const { t } = useTranslation('operator');
  const { push } = useRouter();
  const { supportedLanguages } = useTenant();
  const [word, setWord] = useState(asked.keyword ?? '');
  const [changed, setChanged] = useState<Record<string, ShopText>>({});
  const hrefOf = (change: Partial<Props['asked']> & { after?: string }) => {
    const { language, view, keyword, after } = { ...asked, ...change, after: change.after };
    const query = { language, view, ...(keyword && { q: keyword }), ...(after && { after }) };
    return `${deskPaths.settingsOf('texts')}?${new URLSearchParams(query).toString()}`;
  };
  const search = (event: FormEvent) => {
    event.preventDefault();
    void push(hrefOf({ keyword: word.trim() }));
  };
  return (
    <SettingsPage section="texts">
      <TextsElsewhere />
      <form className={classes.finder} role="search" onSubmit={search}>
        <NativeSelect
          size="sm"
          label={t('settings.texts.language')}
          value={asked.language}
          data={supportedLanguages.map((value) => ({ value, label: LOCALE_FACTS[value].name }))}
          onChange={(event) => void push(hrefOf({ language: event.currentTarget.value as Locale }))}
        />
        <TextInput
          size="sm"
          type="search"
          label={t('settings.texts.search')}
          value={word}
          maxLength={100}
          onChange={(event) => setWord(event.currentTarget.value)}
        />
        <ActionButton type="submit" size="sm" variant="default">
          {t('settings.texts.find')}
        </ActionButton>
      </form>
      <TabLinks
        label={t('index.views')}
        tabs={OWN_TEXT_VIEWS.map((view) => ({
          ...{ id: view, href: hrefOf({ view }), label: t(`settings.texts.view.${view}`) },
          ...(view === 'own' && texts.own > 0 && { count: String(texts.own) }),
          isCurrent: view === asked.view,
        }))}
      />
      {texts.items.length === 0 ? (
        <EmptyState
          picture="search"
          title={t(asked.view === 'own' ? 'settings.texts.noneOwn' : 'settings.texts.none')}
        />
      ) : (
        <p className={classes.quiet}>{t('settings.texts.matches', { count: texts.matches })}</p>
      )}
      <ul className={classes.list}>
        {texts.items.map((text) => (
          <TextRow
            key={text.key}
            text={changed[text.key] ?? text}
            language={asked.language}
            onChanged={(now) => setChanged((known) => ({ ...known, [now.key]: now }))}
          />
        ))}
      </ul>
      {texts.next && (
        <div>
          <Button component={Link} size="xs" variant="default" href={hrefOf({ after: texts.next })} prefetch={false}>
            {t('index.further')}
          </Button>
        </div>
      )}
    </SettingsPage>
  );
}
