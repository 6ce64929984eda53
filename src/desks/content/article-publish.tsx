import { Checkbox, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { ApiError } from '../../client/caller';
import { notify } from '../../client/notify';
import { useAction } from '../../client/use-action';
import { useShell } from '../../client/use-shell';
import { useMay } from '../../client/use-staff';
import { useTranslation } from '../../client/use-translation';
import type { DeskArticle } from '../../contract/article-desk';
import { intlTag, LOCALE_FACTS } from '../../contract/locales';
import { formatDateTime, momentOfWall, offsetLabel } from '../../contract/tenant-time';
import { ActionButton } from '../../ui/action-button';
import { RefusalAlert } from '../../ui/refusal-alert';
import { ArticleDue } from './article-due';
import { ArticleFindings, type Doubt } from './article-findings';
import classes from './content.module.css';
import { useFindings } from './use-findings';

interface Props {
  article: DeskArticle;
  /** Something is typed that is not saved. */
  isChanged: boolean;
  onDone: (article: DeskArticle | undefined) => void;
  onRefused: (error: ApiError) => void;
}

/** The way of the newest edition to shoppers: what was found in it, when it goes, and what that means for translations. */
export function ArticlePublish({ article, isChanged, onDone, onRefused }: Props) {
  const { t } = useTranslation('operator');
  const { tenant, locale } = useShell();
  const may = useMay('content.publish');
  const { type, language, source, version, shown } = article;
  const isNew = version > 0 && version !== shown?.edition;
  const findings = useFindings('GET /operator/articles/{type}/findings', isNew ? { params: { type }, query: { language } } : undefined); // prettier-ignore
  const [accepts, setAccepts] = useState<Doubt[]>([]);
  const [wall, setWall] = useState('');
  const [keepsTranslations, setKeeps] = useState(false);
  const { run, isRunning, error } = useAction('POST /operator/articles/{type}/publish', { onError: onRefused });
  const isOpen =
    !findings || findings.some(({ code, isBlocking }) => isBlocking || !accepts.some((each) => each === code));
  const at = wall ? momentOfWall(wall, tenant.timezoneOffset) : undefined;
  const publish = async () => {
    const now = await run({ params: { type }, body: { language, version, at, keepsTranslations, accepts } });
    if (now) notify.success(now.due ? t('content.willBeShown') : t('content.nowShown'));
    onDone(now);
  };
  const name = LOCALE_FACTS[language].name;
  return (
    <section className={classes.card} aria-labelledby="publish">
      <h2 id="publish">{t('content.publish')}</h2>
      <ArticleDue article={article} onDone={onDone} onRefused={onRefused} />
      {!isNew && (
        <p className={classes.quiet}>{version === 0 && !shown ? t('content.nothingWritten') : t('content.allShown')}</p>
      )}
      {isNew && (
        <>
          <ArticleFindings findings={findings} accepts={accepts} onAccept={setAccepts} />
          {may && (
            <>
              {language === source && shown && article.languages.length > 1 && (
                <Checkbox
                  size="sm"
                  label={t('content.keepsTranslations')}
                  checked={keepsTranslations}
                  onChange={({ currentTarget: { checked } }) => setKeeps(checked)}
                />
              )}
              <TextInput
                type="datetime-local"
                size="sm"
                label={t('content.when')}
                description={t('content.whenHint', { zone: offsetLabel(tenant.timezoneOffset) })}
                value={wall}
                onChange={({ currentTarget: { value } }) => setWall(value)}
              />
              <RefusalAlert error={error?.status === 409 ? undefined : error} />
              {isChanged && <p className={classes.quiet}>{t('content.saveFirst')}</p>}
              <ActionButton disabled={isOpen || isChanged} loading={isRunning} onClick={() => void publish()}>
                {at
                  ? t('content.publishAt', { name, time: formatDateTime(at, tenant.timezoneOffset, intlTag(locale)) })
                  : t('content.publishNow', { name, number: version })}
              </ActionButton>
            </>
          )}
        </>
      )}
    </section>
  );
}
