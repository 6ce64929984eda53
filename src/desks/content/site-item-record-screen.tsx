import { SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { notify } from '../../client/notify';
import { useAction } from '../../client/use-action';
import { useShell } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import { deskPaths } from '../../contract/desk-paths';
import { inLanguage, LOCALE_FACTS } from '../../contract/locales';
import type { DeskSiteItem, SiteItemInput } from '../../contract/site-item-desk';
import { RecordHead } from '../bench/record-head';
import { useRecord } from '../bench/use-record';
import { SITE_ITEM_TONES } from './article-tones';
import classes from './content.module.css';
import { LanguagePick } from './language-pick';
import { PageFrame } from './page-frame';
import { SiteItemForm } from './site-item-form';
import { SiteItemHistory } from './site-item-history';
import { SiteItemPublish } from './site-item-publish';
import { useTyped } from './use-typed';

const VIEWS = ['write', 'preview', 'history'] as const;
type View = (typeof VIEWS)[number];

const readItem = async (data: unknown) => {
  const { DeskSiteItem: rules } = await import('../../contract/site-item-desk.schemas');
  return rules.safeParse(data).data;
};

/** A banner, an announcement or a campaign: written in every language, seen on the home page as shoppers will, published. */
export function SiteItemRecordScreen({ first }: { first: DeskSiteItem }) {
  const { t } = useTranslation('operator');
  const { tenant } = useShell();
  const { record, isStale, take, refuse } = useRecord(first, readItem);
  const [view, setView] = useState<View>('write');
  const [language, setLanguage] = useState(tenant.defaultLanguage);
  const { id, kind, state, version, draft } = record;
  const typed = useTyped(`site-item ${id}`, version, draft);
  const write = useAction('PUT /operator/site-items/{id}/draft', { onError: refuse });
  const save = async () => {
    const now = await write.run({ params: { id }, body: { version, value: typed.typed as SiteItemInput } });
    if (!now) return;
    notify.success(t('content.saved', { count: now.version }));
    take(now);
    typed.saved(now.draft);
  };
  return (
    <>
      <RecordHead
        level={1}
        number={<bdi>{draft.title[tenant.defaultLanguage] || t('content.untitled')}</bdi>}
        state={{ tone: SITE_ITEM_TONES[state], word: t(`content.itemState.${state}`) }}
        facts={<span>{t(`content.kind.${kind}`)}</span>}
        isStale={isStale}
      />
      <div className={classes.columns}>
        <div className={classes.main}>
          <div className={classes.spread}>
            <SegmentedControl
              aria-label={t('content.ways')}
              value={view}
              onChange={(value) => setView(value as View)}
              data={VIEWS.map((each) => ({ value: each, label: t(`content.way.${each}`) }))}
            />
            {view !== 'history' && <LanguagePick value={language} words={typed.typed.title} onChange={setLanguage} />}
          </div>
          {view === 'write' && (
            <SiteItemForm {...{ kind, language, typed }} error={write.error} isSaving={write.isRunning} onSave={save} />
          )}
          {view === 'preview' && (
            <>
              {typed.isChanged && <p className={classes.quiet}>{t('content.previewIsSaved')}</p>}
              <PageFrame
                title={t('content.previewOf', { name: LOCALE_FACTS[language].name })}
                src={inLanguage(language, `${deskPaths.homePreview(id)}&edition=${version}`)}
              />
            </>
          )}
          {view === 'history' && (
            <SiteItemHistory
              item={record}
              onTake={(words) => {
                typed.replace(words);
                setView('write');
              }}
            />
          )}
        </div>
        <div className={classes.aside}>
          <SiteItemPublish
            key={version}
            item={record}
            isChanged={typed.isChanged}
            onDone={(now) => now && take(now)}
            onRefused={refuse}
          />
        </div>
      </div>
    </>
  );
}
