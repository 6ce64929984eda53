import { SegmentedControl, Textarea, TextInput } from '@mantine/core';
import dynamic from 'next/dynamic';
import { useState, type FormEvent } from 'react';
import type { ApiError } from '../../client/caller';
import { notify } from '../../client/notify';
import { useAction } from '../../client/use-action';
import { useTranslation } from '../../client/use-translation';
import type { DeskArticle } from '../../contract/article-desk';
import { ActionButton } from '../../ui/action-button';
import { RefusalAlert } from '../../ui/refusal-alert';
import classes from './content.module.css';
import type { useTyped } from './use-typed';
import { isVisual } from './visual-html';

const VisualEditor = dynamic(() => import('./visual-editor').then((file) => file.VisualEditor), { ssr: false });

interface Props {
  article: DeskArticle;
  typed: ReturnType<typeof useTyped<DeskArticle['draft']>>;
  direction: 'ltr' | 'rtl';
  onSaved: (article: DeskArticle | undefined) => void;
  onRefused: (error: ApiError) => void;
}

const TITLE_MAX = 200;

/** The words of an article, in an editor or as HTML; saved they are a draft, which nobody but the staff sees. */
export function ArticleForm({
  article,
  typed: { typed, set, round, isChanged },
  direction,
  onSaved,
  onRefused,
}: Props) {
  const { t } = useTranslation('operator');
  const [wantsHtml, setWantsHtml] = useState(false);
  const save = useAction('PUT /operator/articles/{type}/draft', { onError: onRefused });
  const { type, language, version, variables } = article;
  const mayBeVisual = isVisual(typed.html);
  const isHtml = wantsHtml || !mayBeVisual;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const now = await save.run({ params: { type }, body: { language, version, ...typed } });
    if (now) notify.success(t('content.saved', { count: now.version }));
    onSaved(now);
  };
  return (
    <form className={classes.form} onSubmit={(event) => void submit(event)} noValidate>
      <RefusalAlert error={save.error?.status === 409 ? undefined : save.error} />
      <TextInput
        label={t('content.title')}
        value={typed.title}
        dir={direction}
        lang={language}
        maxLength={TITLE_MAX}
        onChange={({ currentTarget: { value } }) => set({ ...typed, title: value })}
      />
      <div className={classes.spread}>
        <SegmentedControl
          size="xs"
          aria-label={t('content.writeAs')}
          value={isHtml ? 'html' : 'visual'}
          onChange={(value) => setWantsHtml(value === 'html')}
          data={[
            { value: 'visual', label: t('content.visual'), disabled: !mayBeVisual },
            { value: 'html', label: 'HTML' },
          ]}
        />
        {!mayBeVisual && <span className={classes.quiet}>{t('content.htmlOnly')}</span>}
      </div>
      {isHtml ? (
        <Textarea
          label={t('content.html')}
          description={t('content.htmlHint')}
          value={typed.html}
          dir="ltr"
          spellCheck={false}
          rows={20}
          styles={{ input: { fontFamily: 'ui-monospace, monospace', fontSize: 12 } }}
          onChange={({ currentTarget: { value } }) => set({ ...typed, html: value })}
        />
      ) : (
        <VisualEditor
          key={round}
          html={typed.html}
          label={t('content.html')}
          {...{ direction, variables }}
          onChange={(html) => set({ ...typed, html })}
        />
      )}
      <div className={classes.actions}>
        <ActionButton type="submit" variant="default" disabled={!isChanged} loading={save.isRunning}>
          {t('content.save')}
        </ActionButton>
        <span className={classes.quiet} role="status">
          {isChanged ? t('content.unsaved') : ''}
        </span>
      </div>
    </form>
  );
}
