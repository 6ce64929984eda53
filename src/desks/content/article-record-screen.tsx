import { SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { useShell } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import type { DeskArticle } from '../../contract/article-desk';
import { deskPaths } from '../../contract/desk-paths';
import { inLanguage, intlTag, LOCALE_FACTS } from '../../contract/locales';
import { formatDateTime } from '../../contract/tenant-time';
import { TabLinks } from '../../ui/tab-links';
import { RecordHead } from '../bench/record-head';
import { useRecord } from '../bench/use-record';
import { ArticleAside } from './article-aside';
import { ArticleCompare } from './article-compare';
import { ArticleForm } from './article-form';
import { ArticleHistory } from './article-history';
import { ArticlePublish } from './article-publish';
import { ArticleShown } from './article-shown';
import { ARTICLE_TONES } from './article-tones';
import classes from './content.module.css';
import { PageFrame } from './page-frame';
import { useTyped } from './use-typed';

const VIEWS = ['write', 'preview', 'compare', 'history'] as const;
type View = (typeof VIEWS)[number];

const readArticle = async (data: unknown) => {
  const { DeskArticle: rules } = await import('../../contract/article-desk.schemas');
  return rules.safeParse(data).data;
};

/** One article in one language: written, looked at as shoppers will, compared with what they read, and published. */
export function ArticleRecordScreen({ first }: { first: DeskArticle }) {
  const { t } = useTranslation('operator');
  const { tenant, locale } = useShell();
  const { record, isStale, take, refuse } = useRecord(first, readArticle);
  const [view, setView] = useState<View>('write');
  const { type, language, languages, version, draft, shown } = record;
  const typed = useTyped(`article ${type} ${language}`, version, draft);
  const standing = languages.find((each) => each.language === language);
  const state = standing?.state ?? 'MISSING';
  const { name, direction } = LOCALE_FACTS[language];
  const when = (at: string) => formatDateTime(at, tenant.timezoneOffset, intlTag(locale));
  const saved = (now: DeskArticle | undefined) => {
    if (!now) return;
    take(now);
    typed.saved(now.draft);
  };
  const keep = (now: DeskArticle | undefined) => now && take(now);
  return (
    <>
      <RecordHead
        level={1}
        number={t(`content.type.${type}`)}
        state={{ tone: ARTICLE_TONES[state], word: t(`content.state.${state}`) }}
        facts={
          <>
            <span>{shown ? t('content.shownSince', { time: when(shown.at) }) : t('content.neverShown')}</span>
            {!record.isShown && <span>{t('content.pageHidden')}</span>}
          </>
        }
        isStale={isStale}
      />
      <TabLinks
        label={t('content.languages')}
        tabs={languages.map((each) => ({
          id: each.language,
          href: deskPaths.article(type, each.language),
          label: `${LOCALE_FACTS[each.language].name} · ${t(`content.state.${each.state}`)}`,
          isCurrent: each.language === language,
        }))}
      />
      <div className={classes.columns}>
        <div className={classes.main}>
          <SegmentedControl
            aria-label={t('content.ways')}
            value={view}
            onChange={(value) => setView(value as View)}
            data={VIEWS.map((each) => ({ value: each, label: t(`content.way.${each}`) }))}
          />
          {view === 'write' && (
            <ArticleForm article={record} {...{ typed, direction }} onSaved={saved} onRefused={refuse} />
          )}
          {view === 'preview' && (
            <>
              {typed.isChanged && <p className={classes.quiet}>{t('content.previewIsSaved')}</p>}
              <PageFrame
                title={t('content.previewOf', { name })}
                src={inLanguage(language, `${deskPaths.articlePreview(type)}?edition=${version}`)}
              />
            </>
          )}
          {view === 'compare' && <ArticleCompare before={shown} after={typed.typed} />}
          {view === 'history' && (
            <ArticleHistory
              article={record}
              onTake={(words) => {
                typed.replace(words);
                setView('write');
              }}
            />
          )}
        </div>
        <div className={classes.aside}>
          <ArticlePublish
            key={`${language} ${version}`}
            article={record}
            isChanged={typed.isChanged}
            onDone={keep}
            onRefused={refuse}
          />
          <ArticleShown article={record} onDone={(isShown) => take({ ...record, isShown })} />
          <ArticleAside article={record} />
        </div>
      </div>
    </>
  );
}
